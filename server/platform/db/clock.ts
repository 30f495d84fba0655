import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Further apart than any answer of the database is late. */
const APART_MAX_MS = 120_000

/** Whether this machine's clock and its database's tell the same time, within two minutes. */
export async function isClockRight(db: Db): Promise<boolean> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return Math.abs(rows[0]!.now.getTime() - Date.now()) <= APART_MAX_MS
}
