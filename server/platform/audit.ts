import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db/client.ts'

const AUDIT_LOCK = 0x57_41_52_44
const FIRST = Buffer.alloc(32)

/** What is written down for good. `detail` never holds passwords, tokens or texts of members. */
export type AuditAct =
  | 'account_created'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'password_reset_asked'
  | 'password_reset_done'
  | 'reviewer_made'
  | 'claim_taken'
  | 'claim_approved'
  | 'claim_rejected'
  | 'claim_expired'
  | 'claim_revoked'
  | 'evidence_viewed'
  | 'post_check_decided'
  | 'document_published'
  | 'document_discarded'
  | 'feedback_seen'
  | 'evidence_deleted'
export type Audit = { record(act: AuditAct, memberId: string | null, detail: Record<string, string>): Promise<void> }

type Line = { seq: number; at: Date; act: string; member_id: string | null; detail: string; previous: Buffer }

/** The hash of a line: SHA-256 over the one before it and every field. */
function hashLine({ seq, at, act, member_id, detail, previous }: Line) {
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([seq, at.toISOString(), act, member_id, detail]))
    .digest()
}

/** The hash-chained, append-only record of sign-ins, refusals and decisions. */
export function openAudit(db: Db): Audit {
  return { record: (act, memberId, detail) => db.transaction().execute((tx) => recordIn(tx, act, memberId, detail)) }
}

/** Writes a line within a change, so that neither stands without the other. Call it last: from here on until the end of the transaction others wait. */
export async function recordIn(tx: Db, act: AuditAct, memberId: string | null, detail: Record<string, string>): Promise<void> {
  // One writer at a time: each line continues the last.
  await sql`select pg_advisory_xact_lock(${sql.lit(AUDIT_LOCK)})`.execute(tx)
  const last = await tx.selectFrom('audit_entry').select(['seq', 'hash']).orderBy('seq', 'desc').limit(sql.lit(1)).executeTakeFirst()
  const line: Line = {
    seq: (last?.seq ?? 0) + 1,
    at: new Date(),
    act,
    member_id: memberId,
    detail: JSON.stringify(detail),
    previous: last?.hash ?? FIRST,
  }
  await tx
    .insertInto('audit_entry')
    .values({ ...line, hash: hashLine(line) })
    .execute()
}

/** The first line that does not follow from the one before it, or null when the record is whole. */
export async function firstBrokenLine(db: Db): Promise<number | null> {
  let previous: Buffer = FIRST
  let seq = 0
  for (;;) {
    const lines = await db.selectFrom('audit_entry').selectAll().where('seq', '>', seq).orderBy('seq').limit(sql.lit(1000)).execute()
    for (const line of lines) {
      if (line.seq !== seq + 1 || !line.previous.equals(previous) || !hashLine(line).equals(line.hash)) return line.seq
      seq = line.seq
      previous = line.hash
    }
    if (lines.length < 1000) return null
  }
}
