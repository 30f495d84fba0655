import { demo } from '#sample/demo.ts'
import { sampleJobs } from '#sample/jobs.ts'
import { people } from '#sample/people.ts'
import { addSamplePages } from '../institutions/public.ts'
import { addSamplePostings } from '../jobs/public.ts'
import type { Db } from '../platform/db/client.ts'

const DAY_MS = 24 * 3600_000

/** The sample institutions, each owned by one of the sample people who cannot sign in, with their open jobs. */
export async function saveJobs(tx: Db, now: Date) {
  const owners = people.filter(({ handle }) => handle !== demo.handle)
  const pages = sampleJobs.map(({ company, city, state }, at) => ({ ...company, city, state, ownerId: owners[at % owners.length]!.id }))
  await addSamplePages(tx, pages, now)
  const postings = sampleJobs.map(({ company, daysAgo, isSaved: _, applicants: __, ...said }) => ({
    ...{ ...said, institutionId: company.id, company: company.name },
    postedAt: new Date(now.getTime() - daysAgo * DAY_MS),
  }))
  await addSamplePostings(tx, postings, now)
}
