import { sql } from 'kysely'
import { POSTING_DAYS_MAX } from '#contract/limits.ts'
import { teamOf } from '../institutions/public.ts'
import type { ConcernedTable, Reported, ReportTable, UpheldTable } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import { dayInIndia, midnightInIndia } from '../platform/india.ts'
import { postingPage } from './board/list.ts'
import { removePosting } from './postings/close.ts'
import { EMPTY, rowOf } from './postings/content.ts'
import type { Content } from './rules.ts'

/*
 * The name of an institution that stands in its postings follows it by the trigger `job_posting_company` (0013_jobs.sql), in the transaction
 * that changes it.
 */

/** Open postings in whose words all of these patterns are found, newest first. */
export const findPostings = (db: Db, viewerId: string, patterns: readonly string[], size: number, cursor?: string) =>
  postingPage(db, viewerId, { show: 'all', patterns, cursor }, size)

type SamplePosting = Partial<Content> & { id: string; institutionId: string; company: string; title: string; postedAt: Date }

/** Postings of the sample community, published; nobody is asked whether they are open still. */
export async function addSamplePostings(tx: Db, postings: readonly SamplePosting[], now: Date) {
  const closesOn = dayInIndia(midnightInIndia(now, POSTING_DAYS_MAX))
  const ask_at = midnightInIndia(now, POSTING_DAYS_MAX)
  for (const { id, institutionId, company, postedAt, ...said } of postings)
    await tx
      .insertInto('job_posting')
      .values({
        ...{ id, institution_id: institutionId, author_id: null, client_id: id, company, state: 'published', posted_at: postedAt, ask_at },
        ...rowOf({ ...EMPTY, ...said, closesOn }),
      })
      .execute()
}

/** How a posting is found by whoever reports it: it is its author's, or its institution's first owner's once they have left. */
export const jobsReports = {
  posting: async (db, _viewerId, id) => {
    const { rows } = await sql<Reported>`
      select p.id as place, concat_ws(E'\n', p.title, p.company, p.description) as quoted, coalesce(p.author_id,
        (select r.member_id from institution_role r where r.institution_id = p.institution_id and r.role = 'owner' order by r.since, r.member_id limit 1)) as "aboutId"
      from job_posting p where p.id = ${id} and p.state <> 'draft'`.execute(db)
    return rows[0]?.aboutId ? rows[0] : undefined
  },
} satisfies Partial<ReportTable>

/** Whoever runs the page that offers a posting decides nothing about it at the desk. */
export const jobsConcerned = {
  posting: async (db, id) => {
    const row = await db.selectFrom('job_posting').select('institution_id').where('id', '=', id).executeTakeFirst()
    return row ? teamOf(db, row.institution_id) : []
  },
} satisfies ConcernedTable

/** A posting that was rightly reported is closed: it takes no more applications, and those who wait for an answer are notified. */
export const jobsUpheld = {
  posting: async (tx, { subjectId }) => ({ notifiedIds: await removePosting(tx, subjectId), touched: [`posting:${subjectId}`] }),
} satisfies UpheldTable

/** SQL: what is told in a notice `n` of the posting, the search or the shift that it is about. */
export const nameOfJobNotice = `(
  select p.title from job_posting p where p.id = n.subject_id
  union all select l.title || ', ' || to_char(l.day, 'FMDD Mon') from locum_shift l where l.id = n.subject_id
  union all select s.name from job_search s where s.id = n.subject_id and s.member_id = n.member_id)`
