import type { Attempt, Course, CourseVersion, Question, Step } from '#contract/courses.ts'
import { Refusal } from '#contract/errors.ts'
import { type CourseQuestion, type CourseText, questionsOf } from '#corpus/course.ts'
import type { Db } from '../../platform/db/client.ts'
import { reportIdOf } from '../writing/reported.ts'
import { findAttempts } from './attempts.ts'
import { writerOf } from './author.ts'
import { type Cite, openCitations } from './citations.ts'
import { findNoted, finishedSteps } from './finished.ts'
import { getCard } from './list.ts'

/** The text of a course as it is taken today. */
export async function getText(db: Db, courseId: string): Promise<CourseText> {
  const row = await db
    .selectFrom('course')
    .innerJoin('course_version', (join) =>
      join.onRef('course_version.course_id', '=', 'course.id').onRef('course_version.version', '=', 'course.version'),
    )
    .select('course_version.body')
    .where('course.id', '=', courseId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row.body
}

/** The text of one version of a course, as it was published. */
export async function getTextOf(db: Db, courseId: string, version: number): Promise<CourseText> {
  const row = await db
    .selectFrom('course_version')
    .select('body')
    .where('course_id', '=', courseId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row.body
}

type AttemptRow = { option_id: string; is_right: boolean; was_right_at_first: boolean; times: number; answered_at: Date }

/** A judged answer, with the right one and what bears it out. */
export const showAttempt = ({ right, explanation, citations }: CourseQuestion, row: AttemptRow, cite: Cite): Attempt => ({
  optionId: row.option_id,
  isRight: row.is_right,
  wasRightAtFirst: row.was_right_at_first,
  rightOptionId: right,
  explanation,
  citations: cite(citations),
  times: row.times,
  at: row.answered_at.toISOString(),
})

/** A course as its reader may see it: of a question that they have not answered, the prompt and the options alone. */
export async function readCourse(db: Db, memberId: string, courseId: string): Promise<Course> {
  const card = await getCard(db, memberId, courseId)
  const [shown, reportId] = await Promise.all([show(db, memberId, await getText(db, courseId)), reportIdOf(db, memberId, courseId)])
  return { ...card, ...shown, reportId }
}

/** A version that was published, whatever the course is by now, and whether or not it ships still. */
export async function readVersion(db: Db, memberId: string, courseId: string, version: number): Promise<CourseVersion> {
  const text = await getTextOf(db, courseId, version)
  const { version: inUse } = await db.selectFrom('course').select('version').where('id', '=', courseId).executeTakeFirstOrThrow()
  return { courseId, inUse, title: text.title, ...(await show(db, memberId, text)) }
}

/** A text with what the member has made of it so far. */
async function show(db: Db, memberId: string, text: CourseText) {
  const [cite, attempts, noted] = await Promise.all([
    openCitations(db, [text]),
    findAttempts(db, memberId, text),
    findNoted(db, memberId, text.id),
  ])
  const shown = showText(text, cite, attempts, finishedSteps(text, noted, attempts))
  return { ...shown, writtenBy: await writerOf(db, memberId, text) }
}

/** A text as whoever writes or reviews it reads it: each question answered, and rightly. */
export async function showAnswered(db: Db, text: CourseText, now: Date) {
  const answered = (question: CourseQuestion): [string, AttemptRow] => [
    question.id,
    { option_id: question.right, is_right: true, was_right_at_first: true, times: 1, answered_at: now },
  ]
  return showText(text, await openCitations(db, [text]), new Map(questionsOf(text).map(answered)), new Set())
}

function showText(text: CourseText, cite: Cite, attempts: ReadonlyMap<string, AttemptRow>, isFinished: ReadonlySet<string>) {
  const showQuestion = (question: CourseQuestion): Question => {
    const attempt = attempts.get(question.id)
    const { id, prompt, options } = question
    return { id, prompt, options, attempt: attempt ? showAttempt(question, attempt, cite) : null }
  }
  const showStep = (step: CourseText['modules'][number]['steps'][number]): Step => {
    const { id, title } = step
    const head = { id, title, isFinished: isFinished.has(id) }
    if (step.kind === 'reading')
      return { ...head, kind: 'reading', paragraphs: step.paragraphs.map((one) => ({ text: one.text, citations: cite(one.citations) })) }
    const questions = step.questions.map(showQuestion)
    return step.kind === 'case' ? { ...head, kind: 'case', story: step.story, questions } : { ...head, kind: 'quiz', questions }
  }

  const { version, written } = text
  const { by: writtenBy, on: writtenOn, checkedAgainst } = written
  const modules = text.modules.map(({ id, title, steps, followUps }) => ({ id, title, steps: steps.map(showStep), followUps }))
  return { version, writtenBy, writtenOn, checkedAgainst, modules }
}

/** One question of a course. */
export function getQuestion(text: CourseText, questionId: string): CourseQuestion {
  const question = questionsOf(text).find(({ id }) => id === questionId)
  if (!question) throw new Refusal('NOT_FOUND')
  return question
}
