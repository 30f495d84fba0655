import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import { KNOWN_DAYS } from './queries.ts'

/** Removes reset links that have run out and places nobody has signed in from for long. */
export async function sweepAccounts(db: Db) {
  await sql`delete from password_reset where expires_at < now()`.execute(db)
  await sql`delete from known_place where last_at < now() - make_interval(days => ${sql.lit(KNOWN_DAYS)})`.execute(db)
}
