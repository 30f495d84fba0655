import { sql } from 'kysely'
import type { Applicant, applicants } from '#contract/applicants.ts'
import type { Mark } from '#contract/marks.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { ApplicationStatus } from '#contract/posting.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { answerDueAt } from '../applications/due.ts'
import { stillChecked } from '../applications/still-checked.ts'
import { isOthers } from '../visible.ts'

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Row = Omit<Applicant, 'sentAt' | 'answerDueAt'> & { sentAt: Date; answerDueAt: Date | null; marks: Mark[] }

/** SQL: what the list shows of a row `a` of job_application: of the profile as it was sent, and no more than the name of one that was withdrawn; what was checked as it stands now. */
const columns = sql`
  a.id, a.member_id as "memberId", a.profile ->> 'name' as name, a.status, a.sent_at as "sentAt",
  case when a.status = 'withdrawn' then '' else a.profile ->> 'headline' end as headline,
  case when a.status = 'withdrawn' then '' else a.profile ->> 'location' end as location,
  a.profile ->> 'checked' as checked, (select m.marks from member m where m.id = a.member_id) as marks,
  a.upload_id is not null and a.status <> 'withdrawn' as "hasCv", ${answerDueAt} as "answerDueAt"`

const show = ({ sentAt, answerDueAt: dueAt, marks, ...row }: Row): Applicant => ({
  ...row,
  checked: row.status === 'withdrawn' ? '' : stillChecked(row.checked, marks),
  sentAt: sentAt.toISOString(),
  answerDueAt: dueAt?.toISOString() ?? null,
})

/** The rows of a page of applications to a posting, and one more. */
export const pickApplicants = (viewerId: string, { postingId, status, cursor }: InputOf<typeof applicants.list>) => sql<Row>`
  select ${columns} from (
    select * from job_application a
    where a.posting_id = ${postingId} and a.id < ${cursor === undefined ? LAST : idOf(cursor)}
      ${status ? sql`and a.status = ${status}` : sql``} and ${isOthers(viewerId)}
    order by a.id desc limit ${sql.lit(PAGE_SIZE + 1)}
  ) as a order by a.id desc`

/** A page of the applications to a posting, with how many of each status the viewer finds there. */
export async function applicantPage(db: Db, viewerId: string, asked: InputOf<typeof applicants.list>) {
  const { rows } = await pickApplicants(viewerId, asked).execute(db)
  const counted = await sql<{ status: ApplicationStatus; n: number }>`
    select a.status, count(*)::int as n from job_application a
    where a.posting_id = ${asked.postingId} and ${isOthers(viewerId)} group by a.status`.execute(db)
  const numbers = new Map(counted.rows.map(({ status, n }) => [status, n]))
  const counts = Object.fromEntries(ApplicationStatus.options.map((status) => [status, numbers.get(status) ?? 0]))
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    items: shown.map(show),
    next: rows.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null,
    counts: counts as Record<ApplicationStatus, number>,
  }
}

/** These applications as the list shows them. */
export async function loadApplicants(db: Db, ids: readonly string[]): Promise<Applicant[]> {
  const { rows } = await sql<Row>`select ${columns} from job_application a where a.id = any (${ids}::uuid[]) order by a.id desc`.execute(db)
  return rows.map(show)
}
