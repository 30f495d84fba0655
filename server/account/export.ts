import { sql } from 'kysely'
import { exportFiles, exportPart, type RoomExport } from '../platform/export.ts'
import { IMAGE_PLACE } from '../platform/files/images.ts'

/** What the audit log says of a member's own account. What they did to others' matters at the desk stays in it alone. */
const OWN_ACTS = [
  'account_created',
  'signed_in',
  'signed_out',
  'signed_out_everywhere',
  'password_reset_asked',
  'password_reset_done',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'email_restored',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'deletion_asked',
  'deletion_cancelled',
  'nominee_named',
  'nominee_removed',
  'export_asked',
  'export_downloaded',
]

export const accountExport: RoomExport = {
  room: 'account',
  title: 'Account and sessions',
  parts: [
    exportPart(
      'member',
      ['member'],
      (id) => sql`
        select id::text as key, id, handle, name, kind, headline, specialty, hospital, location, marks, verified, profile_complete, created_at
        from member where id = ${id}`,
    ),
    exportPart(
      'handles',
      ['member_handle'],
      (id) => sql`select handle as key, handle, chosen_at from member_handle where member_id = ${id}`,
    ),
    exportPart(
      'signIn',
      ['account'],
      (id) => sql`
        select member_id::text as key, email, email_verified, password_hash is not null as has_password, google_sub as google_id, picture, created_at
        from account where member_id = ${id}`,
    ),
    exportPart(
      'newEmail',
      ['email_change'],
      (id) => sql`select member_id::text as key, email, expires_at from email_change where member_id = ${id}`,
    ),
    exportPart(
      'formerEmails',
      ['former_email'],
      (id) => sql`
        select to_char(row_number() over (order by changed_at, token_hash), 'FM000000') as key, email, changed_at, expires_at
        from former_email where member_id = ${id}`,
    ),
    exportPart(
      'deletionOrClosure',
      ['hidden_account'],
      (id) => sql`select member_id::text as key, asked_at, due_at, closed_at from hidden_account where member_id = ${id}`,
    ),
    exportPart(
      'sessions',
      ['session'],
      (id) => sql`select id::text as key, device, created_at, last_seen_at, expires_at from session where member_id = ${id}`,
    ),
    exportPart(
      'authenticator',
      ['authenticator'],
      (id) => sql`select member_id::text as key, since, last_used_at from authenticator where member_id = ${id}`,
    ),
    exportPart(
      'passkeys',
      ['passkey'],
      (id) => sql`select id::text as key, name, created_at, last_used_at from passkey where member_id = ${id}`,
    ),
    exportPart(
      'recoveryCodes',
      ['recovery_code'],
      (id) => sql`
        select to_char(row_number() over (order by used_at, code_hash), 'FM00') as key, used_at is not null as used, used_at
        from recovery_code where member_id = ${id}`,
    ),
    exportPart(
      'record',
      ['audit_entry'],
      (id) => sql`
        select to_char(seq, 'FM0000000000000000000') as key, at, act from audit_entry where member_id = ${id} and act = any(${OWN_ACTS}::text[])`,
    ),
    exportPart(
      'consents',
      ['consent_entry'],
      (id) => sql`select id::text as key, purpose, given, version, at from consent_entry where member_id = ${id}`,
    ),
    exportPart('deskRoles', ['staff_role'], (id) => sql`select role as key, role, since from staff_role where member_id = ${id}`),
    exportPart(
      'pictures',
      ['file'],
      (id) => sql`
        select id::text as key, 'files/pictures/' || id || '.webp' as file, mime, size_bytes, width, height, created_at
        from file where owner_id = ${id}`,
    ),
  ],
  files: ({ db, files }, memberId) =>
    exportFiles<{ key: string }>({ db }, sql`select id::text as key from file where owner_id = ${memberId}`, ({ key }) => ({
      path: `pictures/${key}.webp`,
      open: async () => (await files.open(key, IMAGE_PLACE))?.stream ?? null,
    })),
  leftOut: {
    password_reset: 'The hash of a link that sets a password, for a day: whoever reads a copy must not be able to use it.',
    email_code: 'The hash of a code that was sent by email, for a day.',
    authenticator_setup: 'A sealed key that was shown while an authenticator app is being set up, for 15 minutes.',
    half_sign_in: 'The hash of a cookie that waits for the second factor of a sign-in, for 5 minutes.',
    known_place: 'Keyed hashes of devices and addresses, which say nothing without the key and keep strangers from locking a member out.',
    file_rendition: 'The same pictures in fewer pixels.',
    file_upload: 'Files on their way, for a day at most; what became of them is in the room that took them.',
    upload_part: 'The bytes of uploads; the files themselves are in the copy.',
  },
}
