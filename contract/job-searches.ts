import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { postingFilters } from './jobs.ts'
import { QUESTION_MAX } from './limits.ts'
import { Id, Moment } from './page.ts'
import { ExperienceBand, SalaryBand, WorkType } from './posting.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

/** A search that a member keeps; with alerts they are notified of new postings that it finds, once a day at most. */
export const JobSearch = z.object({
  id: Id,
  name: z.string(),
  q: line(QUESTION_MAX, 0),
  show: z.enum(['all', 'urgent', 'remote']),
  specialty: z.string(),
  city: z.string(),
  workType: WorkType.nullable(),
  experience: ExperienceBand.nullable(),
  salary: SalaryBand.nullable(),
  hasAlerts: z.boolean(),
  createdAt: Moment,
  /** When it last found something new. */
  alertedAt: Moment.nullable(),
})
export type JobSearch = z.infer<typeof JobSearch>

const SearchId = z.strictObject({ searchId: Id })
const path = '/api/job-searches'
const ofSearch = `${path}/{searchId}` as const
const { q, specialty, city } = postingFilters

export const jobSearches = {
  list: member
    .route({ method: 'GET', path, summary: 'The viewer’s saved searches, newest first' })
    .output(z.object({ items: z.array(JobSearch) })),

  add: member
    .route({ method: 'POST', path, successStatus: 201, summary: 'Save a search' })
    .input(
      z.strictObject({
        clientId: ClientId,
        name: line(80),
        q: q.unwrap().default(''),
        show: z.enum(['all', 'urgent', 'remote']).default('all'),
        specialty: specialty.unwrap().default(''),
        city: city.unwrap().default(''),
        workType: WorkType.nullable().default(null),
        experience: ExperienceBand.nullable().default(null),
        salary: SalaryBand.nullable().default(null),
        hasAlerts: z.boolean().default(true),
      }),
    )
    .output(JobSearch)
    .errors(refuses('LIST_FULL')),

  change: member
    .route({ method: 'PATCH', path: ofSearch, summary: 'Rename a search, or switch its alerts' })
    .input(SearchId.extend({ name: line(80).optional(), hasAlerts: z.boolean().optional() }))
    .output(JobSearch)
    .errors(refuses('NOT_FOUND')),

  remove: member
    .route({ method: 'DELETE', path: ofSearch, summary: 'Forget a search' })
    .input(SearchId)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND')),
}
