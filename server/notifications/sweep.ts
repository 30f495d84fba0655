import { sql } from 'kysely'
import type { Services } from '../platform/http/context.ts'
import { sendDigests } from './digest.ts'

/** What was read is kept this long. */
const KEPT_DAYS = 90

/** Removes notices that were read long ago, and sends the letters of the morning. */
export async function sweepNotices(services: Pick<Services, 'db' | 'mail' | 'log' | 'publicUrl'>, now = new Date()) {
  await services.db
    .deleteFrom('notification')
    .where('read_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(KEPT_DAYS)})`)
    .execute()
  await sendDigests(services, now)
}
