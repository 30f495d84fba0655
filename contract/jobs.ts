import { z } from 'zod'
import { JOBS_SUGGESTED, QUESTION_MAX } from './limits.ts'
import { Count, Cursor, Id, pageOf } from './page.ts'
import { ExperienceBand, Posting, PostingCard, SalaryBand, WorkType } from './posting.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

/** What leaves fewer postings. Words are sought in title, company, place, type and industry. */
export const postingFilters = {
  q: line(QUESTION_MAX, 0).optional(),
  show: z.enum(['all', 'saved', 'urgent', 'remote']).default('all'),
  specialty: line(80, 0).optional(),
  city: line(80, 0).optional(),
  workType: WorkType.optional(),
  experience: ExperienceBand.optional(),
  salary: SalaryBand.optional(),
  institutionId: Id.optional(),
}

/** How many postings each choice of a facet would leave, the other filters kept; most first. */
const facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, postings: Count }))

const PostingId = z.strictObject({ postingId: Id })
const Saved = z.object({ postingId: Id, isSaved: z.boolean() })
const path = '/api/jobs'
const ofPosting = `${path}/{postingId}` as const

/** An open job, and what of the viewer speaks for it; one at least does. */
export const SuggestedJob = z.object({
  id: Id,
  posting: PostingCard,
  reasons: z.array(z.enum(['specialty', 'followed', 'city'])).min(1),
})
export type SuggestedJob = z.infer<typeof SuggestedJob>

/** The board: published postings, for all members. */
export const jobs = {
  list: member
    .route({ method: 'GET', path, summary: 'A page of open postings, newest first; with `show=saved` also those that have closed' })
    .input(z.strictObject({ ...postingFilters, cursor: Cursor.optional() }))
    .output(pageOf(PostingCard)),

  facets: member
    .route({ method: 'GET', path: `${path}/facets`, summary: 'How many postings these filters leave, and how many each choice would' })
    .input(z.strictObject(postingFilters))
    .output(
      z.object({
        postings: Count,
        /** The 50 most frequent of each of these two. */
        specialty: facet(z.string()),
        city: facet(z.string()),
        workType: facet(WorkType),
        experience: facet(ExperienceBand),
        salary: facet(SalaryBand),
      }),
    ),

  suggested: member
    .route({ method: 'GET', path: `${path}/suggested`, summary: 'A few open jobs that suit what the viewer says of themselves, and why' })
    .output(z.object({ items: z.array(SuggestedJob).max(JOBS_SUGGESTED) })),

  get: member
    .route({ method: 'GET', path: ofPosting, summary: 'A posting that was published, open or closed' })
    .input(PostingId)
    .output(Posting)
    .errors(refuses('NOT_FOUND')),

  save: member
    .route({ method: 'PUT', path: `${ofPosting}/saved`, summary: 'Save a posting; twice is once' })
    .input(PostingId)
    .output(Saved)
    .errors(refuses('NOT_FOUND', 'LIST_FULL')),

  unsave: member
    .route({ method: 'DELETE', path: `${ofPosting}/saved`, summary: 'Save a posting no more' })
    .input(PostingId)
    .output(Saved)
    .errors(refuses('NOT_FOUND')),
}
