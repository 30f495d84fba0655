import type { Attempt, Course, CourseCard, CourseVersion, Progress, Question, Step } from '#contract/courses.ts'
import type { CitedNote } from '#contract/education.ts'
import type { CourseText } from '#corpus/course.ts'
import { citedNotes, courseTexts } from './courses.ts'
import { refusal } from './refuse.ts'

type CourseQuestion = ReturnType<typeof questionsOf>[number]

/** The steps of a course in their order. Here and not from the corpus, whose file brings its schemas along. */
const stepsOf = ({ modules }: CourseText) => modules.flatMap(({ steps }) => steps)

/** Its questions in their order. */
const questionsOf = (text: CourseText) => stepsOf(text).flatMap((step) => (step.kind === 'reading' ? [] : step.questions))

/** What this tab has done. It is gone with it. */
const attempts = new Map<string, Attempt>()
const finished = new Set<string>()
const places = new Map<string, { stepId: string | null; finishedAt: string | null }>()

const key = (courseId: string, id: string) => `${courseId} ${id}`

function find(courseId: string): CourseText {
  const text = courseTexts.find(({ id }) => id === courseId)
  if (!text) throw refusal('NOT_FOUND')
  return text
}

export function note(noteId: string): CitedNote {
  const found = citedNotes.find(({ id }) => id === noteId)
  if (!found) throw refusal('NOT_FOUND')
  return found
}

const cite = (citations: readonly { note: string; quote: string }[]) =>
  citations.map(({ note: noteId, quote }) => {
    const { title, year, source, doi, url, comment } = note(noteId)
    return { noteId, edition: 1, title, year, source, doi, url, quote, isComment: comment?.includes(quote) ?? false }
  })

const isDone = (text: CourseText, step: CourseText['modules'][number]['steps'][number]) =>
  step.kind === 'reading' ? finished.has(key(text.id, step.id)) : step.questions.every(({ id }) => attempts.has(key(text.id, id)))

function progressOf(text: CourseText): Progress {
  const steps = stepsOf(text)
  const done = steps.filter((step) => isDone(text, step)).length
  const place = places.get(text.id)
  const finishedAt = place?.finishedAt ?? (done === steps.length ? new Date().toISOString() : null)
  if (finishedAt) places.set(text.id, { stepId: place?.stepId ?? null, finishedAt })
  return { finishedSteps: done, steps: steps.length, stepId: place?.stepId ?? null, finishedAt }
}

function cardOf(text: CourseText): CourseCard {
  const { id, title, subject, summary, forStudents, minutes } = text
  return {
    ...{ id, title, subject, summary, forStudents, minutes },
    ...{ questions: questionsOf(text).length, author: null, progress: progressOf(text) },
  }
}

type Filter = { show?: 'all' | 'in_progress' | 'finished'; subject?: string | undefined; forStudents?: unknown; q?: string | undefined }

export function courses({ show = 'all', subject, forStudents }: Filter) {
  const fits = ({ progress: { finishedAt, finishedSteps, stepId }, ...card }: CourseCard) =>
    (subject === undefined || card.subject === subject) &&
    (!forStudents || card.forStudents) &&
    (show === 'all' || (show === 'finished' ? finishedAt !== null : finishedAt === null && (finishedSteps > 0 || stepId !== null)))
  return { items: courseTexts.map(cardOf).filter(fits), next: null }
}

export const subjects = () => ({ items: courseTexts.map(({ subject }) => ({ subject, courses: 1 })) })

export const paths = () => ({
  items: [
    {
      id: 'first-postings',
      title: 'First clinical postings',
      summary: 'What a student meets in the monsoon: fever and bites.',
      courses: ['dengue', 'bites-and-poisons'].map((id) => cardOf(find(id))),
    },
  ],
})

export function course(courseId: string): Course {
  const text = find(courseId)
  const showQuestion = ({ id, prompt, options }: CourseQuestion): Question => ({
    ...{ id, prompt, options },
    attempt: attempts.get(key(courseId, id)) ?? null,
  })
  const showStep = (step: CourseText['modules'][number]['steps'][number]): Step => {
    const head = { id: step.id, title: step.title, isFinished: isDone(text, step) }
    if (step.kind === 'reading')
      return { ...head, kind: 'reading', paragraphs: step.paragraphs.map((one) => ({ text: one.text, citations: cite(one.citations) })) }
    const questions = step.questions.map(showQuestion)
    return step.kind === 'case' ? { ...head, kind: 'case', story: step.story, questions } : { ...head, kind: 'quiz', questions }
  }
  const { by, on, checkedAgainst } = text.written
  const modules = text.modules.map(({ id, title, steps, followUps }) => ({ id, title, steps: steps.map(showStep), followUps }))
  return { ...cardOf(text), version: text.version, writtenBy: by, writtenOn: on, checkedAgainst, reportId: null, modules }
}

export function courseVersion(courseId: string, asked: number): CourseVersion {
  const { version, title, writtenBy, writtenOn, checkedAgainst, modules } = course(courseId)
  if (version !== asked) throw refusal('NOT_FOUND')
  return { courseId, inUse: version, version, title, writtenBy, writtenOn, checkedAgainst, modules }
}

export function keepPlace(courseId: string, stepId: string) {
  places.set(courseId, { stepId, finishedAt: places.get(courseId)?.finishedAt ?? null })
  return progressOf(find(courseId))
}

export function finishReading(courseId: string, stepId: string) {
  finished.add(key(courseId, stepId))
  return progressOf(find(courseId))
}

export function answer(courseId: string, questionId: string, optionId: string) {
  const text = find(courseId)
  const question = questionsOf(text).find(({ id }) => id === questionId)
  if (!question) throw refusal('NOT_FOUND')
  const before = attempts.get(key(courseId, questionId))
  const isRight = optionId === question.right
  const attempt: Attempt = {
    ...{ optionId, isRight, wasRightAtFirst: before?.wasRightAtFirst ?? isRight, rightOptionId: question.right },
    ...{ explanation: question.explanation, citations: cite(question.citations) },
    ...{ times: (before?.times ?? 0) + 1, at: new Date().toISOString() },
  }
  attempts.set(key(courseId, questionId), attempt)
  return { attempt, progress: progressOf(text) }
}

/** A guest's missed questions do not come back: that takes more days than a tab has. */
export const recall = () => ({ items: [], next: null, due: 0, nextAt: null, method: 'FSRS' as const })
