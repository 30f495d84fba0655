import { sql } from 'kysely'
import { STILL_OPEN_ANSWER_DAYS, STILL_OPEN_DAYS } from '#contract/limits.ts'
import type { CloseReason } from '#contract/posting.ts'
import { membersWith } from '../../institutions/public.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { today } from '../visible.ts'

type Closed = { id: string; institution_id: string }

/** Those who wait for an answer to their application: what happens to the posting concerns them. */
export async function openApplicantsOf(tx: Db, postingId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('job_application')
    .select('member_id')
    .where('posting_id', '=', postingId)
    .where('status', 'in', ['sent', 'viewed', 'shortlisted', 'offer'])
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** Closes a posting that is locked; answers who is notified. `byId` is the recruiter who did, and null where time or a reviewer did: all others who recruit there learn of it. */
export async function closePosting(tx: Db, { id, institution_id }: Closed, reason: CloseReason, byId: string | null): Promise<string[]> {
  await tx
    .updateTable('job_posting')
    .set({ state: 'closed', close_reason: reason, closed_at: sql`now()`, ask_at: null, asked_at: null })
    .where('id', '=', id)
    .execute()
  const team = (await membersWith(tx, institution_id, 'jobs')).filter((memberId) => memberId !== byId)
  return notifyEach(tx, [...(await openApplicantsOf(tx, id)), ...team], { kind: 'posting_closed', subject: id })
}

/** Closes a published posting after a report that was right; answers who is notified. What is closed or gone by then stays so. */
export async function removePosting(tx: Db, postingId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('job_posting')
    .select(['id', 'institution_id'])
    .where('id', '=', postingId)
    .where('state', '=', 'published')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? closePosting(tx, row, 'removed', null) : []
}

/** Says that it is open still: it is asked again in some days. */
export const confirmOpen = (tx: Db, postingId: string) =>
  tx
    .updateTable('job_posting')
    .set({ ask_at: sql`now() + make_interval(days => ${sql.lit(STILL_OPEN_DAYS)})`, asked_at: null })
    .where('id', '=', postingId)
    .execute()

const AT_ONCE = 100

/** Closes what time has closed: the last day is over, or nobody has answered. Answers the postings and who is notified. */
export async function closeOverdue(tx: Db): Promise<{ postingIds: string[]; notifiedIds: string[] }> {
  const { rows } = await sql<Closed & { reason: CloseReason }>`
    select p.id, p.institution_id, case when p.closes_on < ${today} then 'expired' else 'not_confirmed' end as reason
    from job_posting p where p.state = 'published'
      and (p.closes_on < ${today} or p.asked_at <= now() - make_interval(days => ${sql.lit(STILL_OPEN_ANSWER_DAYS)}))
    order by p.id limit ${sql.lit(AT_ONCE)} for no key update of p skip locked`.execute(tx)
  const notifiedIds: string[] = []
  for (const { reason, ...posting } of rows) notifiedIds.push(...(await closePosting(tx, posting, reason, null)))
  return { postingIds: rows.map(({ id }) => id), notifiedIds }
}

/** Asks those who manage a posting whether it is open still. */
export async function askStillOpen(tx: Db): Promise<{ postingIds: string[]; notifiedIds: string[] }> {
  const { rows } = await sql<Closed>`
    update job_posting set asked_at = now() where id in (
      select p.id from job_posting p where p.state = 'published' and p.asked_at is null and p.ask_at <= now()
      order by p.ask_at limit ${sql.lit(AT_ONCE)} for no key update skip locked)
    returning id, institution_id`.execute(tx)
  const notifiedIds: string[] = []
  for (const { id, institution_id } of rows)
    notifiedIds.push(...(await notifyEach(tx, await membersWith(tx, institution_id, 'jobs'), { kind: 'posting_unconfirmed', subject: id })))
  return { postingIds: rows.map(({ id }) => id), notifiedIds }
}
