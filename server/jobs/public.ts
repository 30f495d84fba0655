import { sql } from 'kysely'
import type { Reported, ReportTable } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import { postingPage } from './board/list.ts'

/*
 * The name of an institution that stands in its postings follows it by the trigger `job_posting_company` (0013_jobs.sql), in the transaction
 * that changes it.
 */

/** Open postings in whose words all of these patterns are found, newest first. */
export const findPostings = (db: Db, viewerId: string, patterns: readonly string[], size: number, cursor?: string) =>
  postingPage(db, viewerId, { show: 'all', patterns, cursor }, size)

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

/** SQL: what is told in a notice `n` of the posting, the search or the shift that it is about. */
export const nameOfJobNotice = `(
  select p.title from job_posting p where p.id = n.subject_id
  union all select l.title || ', ' || to_char(l.day, 'FMDD Mon') from locum_shift l where l.id = n.subject_id
  union all select s.name from job_search s where s.id = n.subject_id and s.member_id = n.member_id)`
