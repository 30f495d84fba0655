import { sql } from 'kysely'
import type { AuditAct } from '#contract/audit-acts.ts'
import type { Db } from '../db/client.ts'
import type { AuditKey, AuditKeys } from './keys.ts'
import { FIRST, findLast, hashLine, type Line } from './line.ts'

const AUDIT_LOCK = 0x57_41_52_44

export type Audit = { record(act: AuditAct, memberId: string | null, detail: Record<string, string>): Promise<void> }

/** The keys of each database whose log is open, by what a transaction shares with the database it began on. */
const keysOf = new WeakMap<object, AuditKeys>()

/** Opens the hash-chained, append-only record of sign-ins, refusals and decisions; throws a sentence where the key of its last line is not here. */
export async function openAudit(db: Db, keys: AuditKeys): Promise<Audit> {
  await keys.following((await findLast(db))?.key_id)
  keysOf.set(db.getExecutor().adapter, keys)
  return { record: (act, memberId, detail) => db.transaction().execute((tx) => recordIn(tx, act, memberId, detail)) }
}

/** Writes a line within a change, so that neither stands without the other. Call it last: from here on until the end of the transaction others wait. */
export async function recordIn(tx: Db, act: AuditAct, memberId: string | null, detail: Record<string, string>): Promise<void> {
  const keys = auditKeysOf(tx)
  await append(tx, (last) => keys.following(last), act, memberId, detail)
}

/** The keys of the log in this database; an error where it was not opened. */
export function auditKeysOf(db: Db): AuditKeys {
  const keys = keysOf.get(db.getExecutor().adapter)
  if (!keys) throw new Error('Nothing is written to an audit log that was not opened, and nothing read.')
  return keys
}

/** Goes on under the newest key, which is made where none waits. Earlier lines keep the key they were written under. */
export const rotateKey = (db: Db, keys: AuditKeys): Promise<AuditKey> =>
  db.transaction().execute(async (tx) => {
    const choose = async (last: string | undefined) => {
      if (last === keys.newest.id) await keys.add()
      return keys.newest
    }
    return append(tx, choose, 'audit_key_rotated', null, {})
  })

/** Writes a line under the key that is chosen by the last line's. */
async function append(
  tx: Db,
  choose: (last: string | undefined) => Promise<AuditKey>,
  act: AuditAct,
  memberId: string | null,
  detail: Record<string, string>,
): Promise<AuditKey> {
  // One writer at a time: each line continues the last.
  await sql`select pg_advisory_xact_lock(${sql.lit(AUDIT_LOCK)})`.execute(tx)
  const last = await findLast(tx)
  const chosen = await choose(last?.key_id)
  const line: Line = {
    seq: (last?.seq ?? 0) + 1,
    at: new Date(),
    act,
    member_id: memberId,
    detail: JSON.stringify(detail),
    key_id: chosen.id,
    previous: last?.hash ?? FIRST,
  }
  const { numInsertedOrUpdatedRows: kept } = await tx
    .insertInto('audit_entry')
    .values({ ...line, hash: hashLine(line, chosen.key) })
    .executeTakeFirstOrThrow()
  if (kept !== 1n) throw new Error('The audit log did not take a line: something in the database keeps it out.')
  return chosen
}
