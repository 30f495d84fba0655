import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** What stands before the first line. */
export const FIRST = Buffer.alloc(32)

export type Line = { seq: number; at: Date; act: string; member_id: string | null; detail: string; key_id: string; previous: Buffer }
export type HashedLine = Line & { hash: Buffer }

/** The hash of a line: HMAC-SHA-256 over the hash before it and every field. */
export function hashLine({ seq, at, act, member_id, detail, key_id, previous }: Line, key: Buffer) {
  return createHmac('sha256', key)
    .update(previous)
    .update(JSON.stringify([seq, at.toISOString(), act, member_id, detail, key_id]))
    .digest()
}

/** The last line there is, or the last one up to `seq`. */
export const findLast = (db: Db, seq = Number.MAX_SAFE_INTEGER): Promise<HashedLine | undefined> =>
  db.selectFrom('audit_entry').selectAll().where('seq', '<=', seq).orderBy('seq', 'desc').limit(sql.lit(1)).executeTakeFirst()
