import { sql } from 'kysely'
import { KNOWN_DAYS } from '#contract/limits.ts'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { resetEmailJob, sendResetEmail } from './reset/reset.ts'

/** Removes links, former addresses, codes, keys and half sign-ins that have run out, and places nobody has signed in from for long. */
export async function sweepAccounts(db: Db) {
  await sql`delete from password_reset where expires_at < now()`.execute(db)
  await sql`delete from email_code where expires_at < now()`.execute(db)
  await sql`delete from email_change where expires_at < now()`.execute(db)
  await sql`delete from former_email where expires_at < now()`.execute(db)
  await sql`delete from authenticator_setup where expires_at < now()`.execute(db)
  await sql`delete from answered_challenge where expires_at < now()`.execute(db)
  await sql`delete from half_sign_in where expires_at < now()`.execute(db)
  await sql`delete from known_place where last_at < now() - make_interval(days => ${sql.lit(KNOWN_DAYS)})`.execute(db)
}

export const accountJobs = [
  work(resetEmailJob, sendResetEmail),
  work(defineSweep('sweep-accounts', '25 * * * *'), (_, { db }: Services) => sweepAccounts(db)),
]
