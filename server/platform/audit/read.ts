import { sql } from 'kysely'
import type { AuditAct } from '#contract/audit-acts.ts'
import type { AuditLineState } from '#contract/audit-log.ts'
import type { Db } from '../db/client.ts'
import { auditKeysOf } from './audit.ts'
import { AS_HASHED } from './faults.ts'
import type { AuditKeys } from './keys.ts'
import { FIRST, type HashedLine, hashLine } from './line.ts'

/** Which lines: of one act, from one moment on and before another, before a line. */
type Asked = { act?: AuditAct | undefined; from?: string | undefined; until?: string | undefined; before?: number | undefined }

/** Lines of the log, newest first, each with whether it is as it was written. What was cut off or written anew as a whole, heads tell. */
export async function readLines(db: Db, { act, from, until, before }: Asked, count: number) {
  let query = db
    .selectFrom('audit_entry as line')
    .leftJoin('audit_entry as earlier', (join) => join.on('earlier.seq', '=', sql<number>`line.seq - 1`))
    .selectAll('line')
    .select(['earlier.hash as follows', AS_HASHED.as('asHashed')])
  if (act) query = query.where('line.act', '=', act)
  if (from) query = query.where('line.at', '>=', sql<Date>`${from}::timestamptz`)
  if (until) query = query.where('line.at', '<', sql<Date>`${until}::timestamptz`)
  if (before) query = query.where('line.seq', '<', before)
  const lines = await query.orderBy('line.seq', 'desc').limit(count).execute()
  const keys = auditKeysOf(db)
  return Promise.all(lines.map(async (line) => ({ ...line, state: await stateOf(keys, line) })))
}

type Read = HashedLine & { follows: Buffer | null; asHashed: boolean }

async function stateOf(keys: AuditKeys, line: Read): Promise<AuditLineState> {
  const key = await keys.findLately(line.key_id)
  if (!key) return 'unknown_key'
  if (!line.asHashed || !hashLine(line, key.key).equals(line.hash)) return 'changed'
  const before = line.seq === 1 ? FIRST : line.follows
  return before && line.previous.equals(before) ? 'whole' : 'detached'
}
