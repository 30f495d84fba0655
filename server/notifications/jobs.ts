import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { sendDigests, type WeekLines } from './digest.ts'
import { noticeMailJob } from './notice-mail.ts'
import { pushJobs, type WaitsFor } from './push/jobs.ts'

/** What was read is kept this long. */
const KEPT_DAYS = 90

/** Removes notices that were read long ago. */
export async function sweepNotices(db: Db, now = new Date()) {
  await db
    .deleteFrom('notification')
    .where('read_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(KEPT_DAYS)})`)
    .execute()
}

export const notificationsJobs = (weekLines: WeekLines, waitsFor: WaitsFor) => [
  ...pushJobs(waitsFor),
  noticeMailJob,
  work(defineSweep('sweep-notices', '35 * * * *'), (_, { db }: Services) => sweepNotices(db)),
  // Every hour, because the rules say what a morning is.
  work(defineSweep('send-digests', '0 * * * *'), (_, services: Services) => sendDigests(services, new Date(), weekLines)),
]
