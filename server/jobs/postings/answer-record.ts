import { sql } from 'kysely'
import { ANSWER_RECORD_DAYS, ANSWER_RECORD_MIN } from '#contract/limits.ts'
import type { AnswerRecord } from '#contract/posting.ts'
import type { Db } from '../../platform/db/client.ts'

/** SQL: how many days somebody waited for the first answer; for ever where none has come. */
const waited = sql`coalesce(extract(epoch from date_trunc('minute', a.answered_at - a.sent_at))::float8 / 86400, 'infinity')`

/** How an institution answers; whoever gave up after a week without a word is one whom it did not answer. With the number of applications that this stands on; of a few applications nothing is said. */
export async function answerRecordOf(db: Db, institutionId: string): Promise<AnswerRecord> {
  const { rows } = await sql<{ applications: number; answered: number; medianDays: number | null }>`
    select count(*)::int as applications, count(a.answered_at)::int as answered,
      percentile_disc(0.5) within group (order by ${waited}) as "medianDays"
    from job_posting p join job_application a on a.posting_id = p.id
    where p.institution_id = ${institutionId} and not (a.status = 'withdrawn' and a.answered_at is null and exists (
        select from job_application_step s where s.application_id = a.id and s.status = 'withdrawn'
          and s.at < a.sent_at + make_interval(days => ${sql.lit(ANSWER_RECORD_DAYS.from)})))
      and a.sent_at between now() - make_interval(days => ${sql.lit(ANSWER_RECORD_DAYS.until)}) and now() - make_interval(days => ${sql.lit(ANSWER_RECORD_DAYS.from)})`.execute(
    db,
  )
  const { applications, answered, medianDays } = rows[0]!
  if (applications < ANSWER_RECORD_MIN) return { applications, answeredOf100: null, medianDays: null }
  const isHalf = medianDays !== null && Number.isFinite(medianDays)
  return {
    applications,
    answeredOf100: Math.round((100 * answered) / applications),
    medianDays: isHalf ? Math.max(1, Math.ceil(medianDays)) : null,
  }
}
