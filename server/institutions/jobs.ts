import { sql } from 'kysely'
import { announce } from '../notifications/public.ts'
import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { lapse } from './affiliations/save.ts'
import { followersJob, notifyFollowers } from './followers/notify.ts'
import { remindOfMarks } from './pages/mark-days.ts'

/** What time brings: wishes and invitations that nobody answered end, marks end with their year, documents that are needed no longer go; their bytes follow with the evidence of members. */
export async function sweepInstitutions({ db, live }: Pick<Services, 'db' | 'live'>) {
  announce(live, await db.transaction().execute(lapse))
  announce(live, await db.transaction().execute(remindOfMarks))
  await db.deleteFrom('institution_document').where('delete_after', '<', sql<Date>`now()`).execute()
}

export const institutionsJobs = [
  work(followersJob, (news, services: Services) => notifyFollowers(news, services)),
  work(defineSweep('sweep-institutions', '40 * * * *'), (_, services: Services) => sweepInstitutions(services)),
]
