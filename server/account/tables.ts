import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ConsentPurpose } from '#contract/consents.ts'
import type { Mark, ProvenAs } from '#contract/marks.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import type { Moment } from '../platform/db/moment.ts'

/** What somebody signs in with first. */
export type SignInWay = 'password' | 'google'

interface MemberTable {
  id: string
  handle: string
  name: string
  headline: Generated<string>
  specialty: Generated<string>
  hospital: Generated<string>
  location: Generated<string>
  avatar_url: Generated<string | null>
  marks: ColumnType<Mark[], string | undefined, string>
  mark: GeneratedAlways<Mark | null>
  proven: GeneratedAlways<ProvenAs[]>
  verified: GeneratedAlways<boolean>
  profile_complete: Generated<boolean>
  kind: Generated<MemberKind | null>
  city: GeneratedAlways<string>
  state: GeneratedAlways<string>
  sample: Generated<boolean>
  created_at: Moment
}

interface MemberHandleTable {
  handle: string
  member_id: string
  chosen_at: Date | null
}

interface AccountTable {
  member_id: string
  email: string
  email_verified: Generated<boolean>
  password_hash: Generated<string | null>
  google_sub: Generated<string | null>
  picture: Generated<string | null>
  created_at: Moment
}

/** Whose account is to be deleted, or was closed by the decision on a report; nobody meets them. */
interface HiddenAccountTable {
  member_id: string
  asked_at: Generated<Date | null>
  due_at: Date | null
  closed_at: Date | null
  report_id: string | null
}

interface PasswordResetTable {
  token_hash: Buffer
  member_id: string
  expires_at: Date
  first_at: Moment
  emails_known: Generated<number>
  emails_elsewhere: Generated<number>
  request_id: string | null
}

interface EmailCodeTable {
  member_id: string
  code_hash: Buffer
  expires_at: Date
  tries: Generated<number>
}

interface EmailChangeTable {
  member_id: string
  email: string
  token_hash: Buffer
  expires_at: Date
}

interface FormerEmailTable {
  token_hash: Buffer
  member_id: string
  email: string
  google_sub: string | null
  changed_at: Moment
  expires_at: Date
}

interface KnownPlaceTable {
  member_id: string
  place_hash: Buffer
  last_at: Moment
}

interface AuthenticatorTable {
  member_id: string
  secret: Buffer
  last_step: number
  since: Moment
  last_used_at: Date | null
}

interface AuthenticatorSetupTable {
  member_id: string
  secret: Buffer
  expires_at: Date
}

interface RecoveryCodeTable {
  member_id: string
  code_hash: Buffer
  used_at: Date | null
}

interface PasskeyTable {
  id: string
  member_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Moment
  last_used_at: Date | null
}

interface AnsweredChallengeTable {
  challenge_hash: Buffer
  expires_at: Date
}

interface HalfSignInTable {
  token_hash: Buffer
  member_id: string
  way: SignInWay
  expires_at: Date
}

interface ConsentEntryTable {
  id: string
  member_id: string
  purpose: ConsentPurpose
  given: boolean
  version: string
  at: Moment
}

interface StaffRoleTable {
  member_id: string
  role: StaffRole
  since: Moment
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    member: MemberTable
    member_handle: MemberHandleTable
    account: AccountTable
    hidden_account: HiddenAccountTable
    password_reset: PasswordResetTable
    email_code: EmailCodeTable
    email_change: EmailChangeTable
    former_email: FormerEmailTable
    known_place: KnownPlaceTable
    authenticator: AuthenticatorTable
    authenticator_setup: AuthenticatorSetupTable
    recovery_code: RecoveryCodeTable
    passkey: PasskeyTable
    answered_challenge: AnsweredChallengeTable
    half_sign_in: HalfSignInTable
    consent_entry: ConsentEntryTable
    staff_role: StaffRoleTable
  }
}
