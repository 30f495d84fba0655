import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { exportFiles, exportPart, fileNameOf, type RoomExport } from '../platform/export.ts'
import { openedOrNull, sealedLog } from '../platform/secrets/opened.ts'
import { openName, readEvidence } from './evidence/files.ts'
import { openProof } from './proof/proof.ts'

const ofClaims = (memberId: string) => sql`(select c.id from claim c where c.member_id = ${memberId})`

export const verificationExport: RoomExport = {
  room: 'verification',
  title: 'Verification',
  parts: [
    exportPart(
      'claims',
      ['claim'],
      (id) => sql`
        select id::text as key, id, member_id, kind, proof as proof_kind, proven_as, proof_sealed, state, disputed, appeal_of, submitted_at, due_at,
          decided_at, words, expires_at, mail_confirmed_at, signed_in_at
        from claim where member_id = ${id}`,
      ({ proof_sealed, member_id, ...row }, { vault, log }) => ({
        ...row,
        proof: openedOrNull(sealedLog(log), `claim ${row.id}`, () =>
          openProof(vault, { id: row.id as string, member_id: member_id as string, proof_sealed: proof_sealed as Buffer }),
        ),
      }),
    ),
    exportPart(
      'history',
      ['claim_entry'],
      (id) => sql`
        select id::text as key, claim_id, at, by_role, act, words, fact from claim_entry where claim_id in ${ofClaims(id)} and not private`,
    ),
    exportPart(
      'receipts',
      ['receipt'],
      (id) => sql`
        select claim_id || ' ' || at as key, claim_id, at, decision, due_at, body, encode(signature, 'base64') as signature
        from receipt where claim_id in ${ofClaims(id)}`,
    ),
    exportPart(
      'documents',
      ['evidence'],
      (id) => sql`
        select e.id::text as key, e.id, e.claim_id, c.member_id, e.name_sealed, e.mime, e.size_bytes, e.added_at, e.delete_after
        from evidence e join claim c on c.id = e.claim_id where c.member_id = ${id}`,
      ({ name_sealed, member_id, ...row }, { vault, log }) => ({
        ...row,
        name: openedOrNull(sealedLog(log), `evidence ${row.id}`, () =>
          openName(vault, member_id as string, { id: row.id as string, name_sealed: name_sealed as Buffer }),
        ),
      }),
    ),
  ],
  files: (context, memberId) =>
    exportFiles<{ key: string; name_sealed: Buffer }>(
      context,
      sql`
        select e.id::text as key, e.name_sealed from evidence e join claim c on c.id = e.claim_id
        where c.member_id = ${memberId} and (e.delete_after is null or e.delete_after > now())`,
      ({ key, name_sealed }) => {
        const { vault, files, log } = context
        const name = openedOrNull(sealedLog(log), `evidence ${key}`, () => openName(vault, memberId, { id: key, name_sealed }))
        return {
          path: `verification/${key}-${fileNameOf(name ?? '')}`,
          open: async () => Readable.from([await readEvidence(files, memberId, key)], { objectMode: false }),
        }
      },
    ),
  leftOut: {
    register_result: 'What a public register answered to reviewers, for their comparison; the register itself tells it to anybody.',
    role_change: 'What administrators say to each other about who is to have a role, until it is decided; the member is notified then.',
  },
}
