import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type CourseText, stepsOf } from '#corpus/course.ts'
import type { Db } from '../../platform/db/client.ts'
import { wordingOf } from './attempts.ts'

/** The readings that a member says to have read, and the cases and quizzes that they have finished in some version. */
export async function findNoted(db: Db, memberId: string, courseId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('finished_step')
    .select('step_id')
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .execute()
  return new Set(rows.map(({ step_id }) => step_id))
}

/** Which steps of a text are finished: a reading that was read, and a case or quiz whose every question was answered as this text asks it. */
export const finishedSteps = (text: CourseText, noted: ReadonlySet<string>, attempts: ReadonlyMap<string, unknown>): ReadonlySet<string> =>
  new Set(
    stepsOf(text)
      .filter((step) => (step.kind === 'reading' ? noted.has(step.id) : step.questions.every(({ id }) => attempts.has(id))))
      .map(({ id }) => id),
  )

/** Of a version that says otherwise than the one before: a reading counts as read by nobody until they have read it as it is now. */
export async function settleReadings(tx: Db, courseId: string, before: CourseText, now: CourseText) {
  const read = new Map(stepsOf(before).map((step) => [step.id, step]))
  const changed = stepsOf(now).flatMap((step) => (step.kind === 'reading' && !isDeepStrictEqual(read.get(step.id), step) ? [step.id] : []))
  await tx
    .deleteFrom('finished_step')
    .where('course_id', '=', courseId)
    .where('step_id', '=', sql<string>`any(${changed}::text[])`)
    .execute()
}

/** Of a version that asks otherwise: whoever has answered all of a step as it asks now has finished that step, and nobody else. */
export async function settleSteps(tx: Db, course: CourseText) {
  const asked = JSON.stringify(
    stepsOf(course).flatMap((step) =>
      step.kind === 'reading'
        ? []
        : step.questions.map((question) => ({
            ...{ step: step.id, question: question.id, wording: wordingOf(question), questions: step.questions.length },
          })),
    ),
  )
  await sql`
    delete from finished_step f using jsonb_to_recordset(${asked}::jsonb) as asked (step text, question text, wording text)
    where f.course_id = ${course.id} and f.step_id = asked.step and not exists (
      select from question_attempt a where a.member_id = f.member_id and a.course_id = f.course_id
        and a.question_id = asked.question and a.wording = asked.wording)`.execute(tx)
  await sql`
    insert into finished_step (member_id, course_id, step_id)
    select a.member_id, a.course_id, asked.step
    from jsonb_to_recordset(${asked}::jsonb) as asked (step text, question text, wording text, questions int)
      join question_attempt a on a.question_id = asked.question and a.wording = asked.wording
    where a.course_id = ${course.id}
    group by a.member_id, a.course_id, asked.step, asked.questions having count(*) = asked.questions
    on conflict do nothing`.execute(tx)
}
