import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Whether a table is there; in a new database none is. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(db)
  return rows[0]!.found
}
