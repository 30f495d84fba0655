import { sql } from 'kysely'
import { ANSWER_DUE_DAYS } from '#contract/limits.ts'
import { membersWith } from '../../institutions/public.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'

type Due = { id: string; memberId: string; postingId: string; institutionId: string }

const AT_ONCE = 100

/** SQL for whether who sent the application `a` to the posting `p` still waits for a first answer. */
const isAwaited = sql`a.answered_at is null and a.status in ('sent', 'viewed') and p.state = 'published'`
const dueAt = sql`a.sent_at + make_interval(days => ${sql.lit(ANSWER_DUE_DAYS)})`

/** SQL for until when it is fair that they wait for it; null where they wait for none. */
export const answerDueAt = sql<Date | null>`(select ${dueAt} from job_posting p where p.id = a.posting_id and ${isAwaited})`

/**
 * Asks those who recruit for an answer to applications that have waited for it as long as is fair, once each. Whether anybody was reached is
 * written down: nobody is told that we asked where everybody has muted it, or a block stands between them. Answers whose they are.
 */
export async function askForAnswers(tx: Db): Promise<{ due: Due[]; notifiedIds: string[] }> {
  const { rows: due } = await sql<Due>`
    select a.id, a.member_id as "memberId", a.posting_id as "postingId", p.institution_id as "institutionId"
    from job_application a join job_posting p on p.id = a.posting_id
    where a.was_asked is null and ${isAwaited} and ${dueAt} <= now()
    order by a.sent_at, a.id limit ${sql.lit(AT_ONCE)} for no key update of a skip locked`.execute(tx)
  const notifiedIds: string[] = []
  for (const { id, memberId, postingId, institutionId } of due) {
    const notice = { kind: 'application_overdue', from: memberId, subject: postingId, part: id } as const
    const reached = await notifyEach(tx, await membersWith(tx, institutionId, 'jobs'), notice)
    notifiedIds.push(...reached)
    await tx
      .updateTable('job_application')
      .set({ was_asked: reached.length > 0 })
      .where('id', '=', id)
      .execute()
  }
  return { due, notifiedIds }
}
