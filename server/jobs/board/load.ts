import { sql } from 'kysely'
import { STILL_OPEN_ANSWER_DAYS } from '#contract/limits.ts'
import type { Posting, PostingCard, PostingChange } from '#contract/posting.ts'
import { institutionCards } from '../../institutions/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { answerRecordOf } from '../postings/answer-record.ts'
import { notFound } from '../visible.ts'

type CardRow = Omit<PostingCard, 'institution' | 'postedAt'> & { institutionId: string; postedAt: Date | null }

/** SQL: what a card shows of a row `p` of job_posting to a viewer `v`. */
const cardColumns = sql`
  p.id, p.institution_id as "institutionId", p.title, p.city, p.state_name as state, p.work_type as "workType", p.is_remote as "isRemote",
  p.is_urgent as "isUrgent", p.salary_from as "salaryFrom", p.salary_to as "salaryTo", p.experience_from as "experienceFrom",
  p.experience_to as "experienceTo", p.specialty, p.industry, p.state as "postingState", p.close_reason as "closeReason",
  p.posted_at as "postedAt", p.closes_on as "closesOn", p.is_repost as "isRepost",
  (select count(*)::int from job_application a where a.posting_id = p.id and a.status <> 'withdrawn') as applicants,
  coalesce((select true from job_save s where s.posting_id = p.id and s.member_id = v.id), false) as "isSaved",
  (select a.status from job_application a where a.posting_id = p.id and a.member_id = v.id) as applied`

/** The cards of these postings in their order, whoever may see them. */
export async function loadPostingCards(db: Db, viewerId: string, ids: readonly string[]): Promise<PostingCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from job_posting p, (select ${viewerId}::uuid as id) as v where p.id = any (${ids}::uuid[])`.execute(db)
  const institutions = await institutionCards(db, [...new Set(rows.map(({ institutionId }) => institutionId))])
  const cards = new Map(
    rows.map(({ institutionId, postedAt, ...row }) => [
      row.id,
      { ...row, institution: institutions.get(institutionId)!, postedAt: postedAt?.toISOString() ?? null },
    ]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

export async function getPostingCard(db: Db, viewerId: string, postingId: string): Promise<PostingCard> {
  return (await loadPostingCards(db, viewerId, [postingId]))[0] ?? notFound()
}

/** What was changed since, the latest change first. */
export async function listChanges(db: Db, postingId: string, since = new Date(0)): Promise<PostingChange[]> {
  const rows = await db
    .selectFrom('job_posting_change')
    .select(['version', 'at', 'fields', 'before', 'after'])
    .where('posting_id', '=', postingId)
    .where('at', '>', since)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

const DAY_MS = 24 * 3600_000

/** All of a posting; whether its viewer may read and manage it is asked before. */
export async function loadPosting(db: Db, viewerId: string, postingId: string, mayManage: boolean): Promise<Posting> {
  const row = (await db.selectFrom('job_posting').selectAll().where('id', '=', postingId).executeTakeFirst()) ?? notFound()
  const card = await getPostingCard(db, viewerId, postingId)
  const applicationId = await findApplicationId(db, viewerId, postingId)
  // What lured people is kept for those whom it concerns alone.
  const isTaken = row.close_reason === 'removed' && !mayManage && applicationId === null
  return {
    ...card,
    department: isTaken ? '' : row.department,
    companySize: isTaken ? '' : row.company_size,
    description: isTaken ? '' : row.description,
    requirements: isTaken ? [] : row.requirements,
    benefits: isTaken ? [] : row.benefits,
    questions: isTaken ? [] : row.questions,
    stipend: row.stipend,
    bondMonths: row.bond_months,
    bondAmount: row.bond_amount,
    dutyHours: row.duty_hours,
    living: row.living,
    council: row.council,
    walkInOn: row.walk_in_on,
    degrees: row.degrees as Posting['degrees'],
    openings: row.openings,
    version: row.version,
    closedAt: row.closed_at?.toISOString() ?? null,
    changes: isTaken ? [] : await listChanges(db, postingId),
    answerRecord: await answerRecordOf(db, row.institution_id),
    applicationId,
    mayManage,
    confirmBy: mayManage && row.asked_at ? new Date(row.asked_at.getTime() + STILL_OPEN_ANSWER_DAYS * DAY_MS).toISOString() : null,
  }
}

async function findApplicationId(db: Db, memberId: string, postingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('job_application')
    .select('id')
    .where('posting_id', '=', postingId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.id ?? null
}
