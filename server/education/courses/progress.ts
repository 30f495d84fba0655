import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Attempt, Progress } from '#contract/courses.ts'
import { Refusal } from '#contract/errors.ts'
import { type CourseQuestion, type CourseText, questionsOf, stepsOf } from '#corpus/course.ts'
import type { Db } from '../../platform/db/client.ts'
import { wasSent, withClientId } from '../client-ids.ts'
import { addCard } from '../recall/cards.ts'
import { findAttempts, wordingOf } from './attempts.ts'
import { openCitations } from './citations.ts'
import { findNoted, finishedSteps } from './finished.ts'
import { getQuestion, getText, getTextOf, showAttempt } from './read.ts'

type Place = { courseId: string; stepId: string }
type Answered = { courseId: string; questionId: string; optionId: string; version: number; clientId: string }

/** Keeps the step that is open. */
export const keepPlace = (db: Db, memberId: string, { courseId, stepId }: Place): Promise<Progress> =>
  db.transaction().execute(async (tx) => {
    const text = await getText(tx, courseId)
    getStep(text, stepId)
    await begin(tx, memberId, courseId)
    await ofMember(tx.updateTable('course_progress').set({ step_id: stepId }), memberId, courseId).execute()
    return refresh(tx, memberId, text)
  })

/** Notes that a reading has been read; a case and a quiz are finished by answers. */
export const finishReading = (db: Db, memberId: string, { courseId, stepId, version }: Place & { version: number }): Promise<Progress> =>
  db.transaction().execute(async (tx) => {
    const text = await getText(tx, courseId)
    const step = getStep(text, stepId)
    if (step.kind !== 'reading') throw new Refusal('NOT_FOUND')
    await expectRead(tx, text, step, version)
    await begin(tx, memberId, courseId)
    await finish(tx, memberId, courseId, stepId)
    return refresh(tx, memberId, text)
  })

/** Judges an answer and keeps it. The first answer to a question says whether it was missed; a missed one is recalled from then on. */
export async function answer(db: Db, memberId: string, answered: Answered) {
  const { courseId, questionId, optionId, version } = answered
  return db.transaction().execute(async (tx): Promise<{ attempt: Attempt; progress: Progress }> => {
    const text = await getText(tx, courseId)
    const question = getQuestion(text, questionId)
    await expectAsRead(tx, text, question, version)
    if (!question.options.some(({ id }) => id === optionId)) throw new Refusal('NOT_FOUND')
    await begin(tx, memberId, courseId)
    const kept = await keep(tx, memberId, question, answered)
    if (!kept.is_right) await addCard(tx, memberId, { courseId, questionId })
    await finishAnswered(tx, memberId, text, questionId)
    const cite = await openCitations(tx, [question])
    return { attempt: showAttempt(question, kept, cite), progress: await refresh(tx, memberId, text) }
  })
}

/** Whoever has read a text has read it in a version that says what today's does, with the same evidence. */
async function expectRead(tx: Db, text: CourseText, step: CourseText['modules'][number]['steps'][number], version: number) {
  if (version === text.version) return
  const read = stepsOf(await getTextOf(tx, text.id, version)).find(({ id }) => id === step.id)
  if (!isDeepStrictEqual(read, step)) throw new Refusal('READING_CHANGED')
}

/** Whoever answers has read the question in a version that words it as today's does. */
async function expectAsRead(tx: Db, text: CourseText, question: CourseQuestion, version: number) {
  if (version === text.version) return
  const read = questionsOf(await getTextOf(tx, text.id, version)).find(({ id }) => id === question.id)
  if (!read || wordingOf(read) !== wordingOf(question)) throw new Refusal('QUESTION_CHANGED')
}

/** The attempt with the answer in it; one that was sent before changes nothing. */
async function keep(tx: Db, memberId: string, question: CourseQuestion, { courseId, questionId, optionId, clientId }: Answered) {
  const wording = wordingOf(question)
  const of = { member_id: memberId, course_id: courseId, question_id: questionId, wording }
  const before = await ofMember(tx.selectFrom('question_attempt').selectAll(), memberId, courseId)
    .where('question_id', '=', questionId)
    .where('wording', '=', wording)
    .executeTakeFirst()
  if (before && wasSent(before.client_ids, clientId)) return before
  const is_right = optionId === question.right
  const client_ids = withClientId(before?.client_ids ?? [], clientId)
  return tx
    .insertInto('question_attempt')
    .values({ ...of, option_id: optionId, is_right, was_right_at_first: is_right, client_ids })
    .onConflict((same) =>
      same
        .columns(['member_id', 'course_id', 'question_id', 'wording'])
        .doUpdateSet({ option_id: optionId, is_right, client_ids, times: sql`question_attempt.times + 1`, answered_at: sql<Date>`now()` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

function getStep(text: CourseText, stepId: string) {
  const step = stepsOf(text).find(({ id }) => id === stepId)
  if (!step) throw new Refusal('NOT_FOUND')
  return step
}

/** What ships no more is begun by nobody. The row is locked until the transaction ends, so that two devices finish steps one after another. */
async function begin(tx: Db, memberId: string, courseId: string) {
  await tx
    .insertInto('course_progress')
    .columns(['member_id', 'course_id'])
    .expression(
      tx
        .selectFrom('course')
        .select([sql<string>`${memberId}::uuid`.as('member_id'), 'id as course_id'])
        .where('id', '=', courseId)
        .where('withdrawn', '=', false),
    )
    .onConflict((same) => same.columns(['member_id', 'course_id']).doNothing())
    .execute()
  const begun = await ofMember(tx.selectFrom('course_progress').select('course_id'), memberId, courseId).forUpdate().executeTakeFirst()
  if (!begun) throw new Refusal('NOT_FOUND')
}

const finish = (tx: Db, memberId: string, courseId: string, stepId: string) =>
  tx
    .insertInto('finished_step')
    .values({ member_id: memberId, course_id: courseId, step_id: stepId })
    .onConflict((same) => same.columns(['member_id', 'course_id', 'step_id']).doNothing())
    .execute()

/** Finishes the step of a question once each of its questions has been answered. */
async function finishAnswered(tx: Db, memberId: string, text: CourseText, questionId: string) {
  const step = stepsOf(text).find((one) => one.kind !== 'reading' && one.questions.some(({ id }) => id === questionId))
  if (!step || step.kind === 'reading') return
  const answered = await findAttempts(tx, memberId, text)
  if (step.questions.every(({ id }) => answered.has(id))) await finish(tx, memberId, text.id, step.id)
}

/** Counts the finished steps of today's version; a course that was finished once stays so. */
async function refresh(tx: Db, memberId: string, text: CourseText): Promise<Progress> {
  const steps = stepsOf(text).length
  const finished = finishedSteps(text, await findNoted(tx, memberId, text.id), await findAttempts(tx, memberId, text)).size
  const isFinished = finished === steps
  const ending = {
    finished_at: sql<Date>`coalesce(finished_at, now())`,
    finished_version: sql<number>`coalesce(finished_version, ${text.version})`,
  }
  const change = { finished_steps: finished, ...(isFinished && ending) }
  const { step_id, finished_at } = await ofMember(tx.updateTable('course_progress').set(change), memberId, text.id)
    .returning(['step_id', 'finished_at'])
    .executeTakeFirstOrThrow()
  return { finishedSteps: finished, steps, stepId: step_id, finishedAt: finished_at?.toISOString() ?? null }
}

type OfMember<Query> = { where(column: 'member_id' | 'course_id', operator: '=', value: string): Query }
const ofMember = <Query extends OfMember<Query>>(query: Query, memberId: string, courseId: string) =>
  query.where('member_id', '=', memberId).where('course_id', '=', courseId)
