import type { WrittenCourse, WrittenQuestion, WrittenStep } from '#contract/manuscripts.ts'
import { CourseText } from '#corpus/course.ts'
import { BY_A_MEMBER } from '../courses/author.ts'

/** Options have the names of their places: one that is moved is another wording. */
const OPTIONS = ['a', 'b', 'c', 'd'] as const

const CHECKED_AGAINST = 'the evidence notes of this product, quote by quote'
const READ_TOO = `${CHECKED_AGAINST}, and read by a reviewer who is not its author`

type Published = { id: string; version: number; on: string; isReviewed: boolean }

/** The text of a version as readers take it, from a manuscript without faults. */
export const composeCourse = (written: WrittenCourse, { id, version, on, isReviewed }: Published): CourseText =>
  CourseText.parse({
    ...{ id, version, title: written.title, subject: written.subject, summary: written.summary },
    ...{ forStudents: written.isForStudents, minutes: written.minutes },
    written: { by: BY_A_MEMBER, on, checkedAgainst: isReviewed ? READ_TOO : CHECKED_AGAINST },
    modules: written.modules.map(({ key, title, steps, followUps }) => ({
      ...{ id: key, title },
      steps: steps.map(stepOf),
      followUps: followUps.filter(Boolean),
    })),
  })

function stepOf(step: WrittenStep) {
  const head = { id: step.key, title: step.title }
  if (step.kind === 'reading') return { ...head, kind: step.kind, paragraphs: step.paragraphs }
  const questions = step.questions.map(questionOf)
  return step.kind === 'case'
    ? { ...head, kind: step.kind, story: step.story.filter(Boolean), questions }
    : { ...head, kind: step.kind, questions }
}

const questionOf = ({ key, prompt, options, right, explanation, citations }: WrittenQuestion) => ({
  ...{ id: key, prompt, explanation, citations },
  options: options.map((text, at) => ({ id: OPTIONS[at], text })),
  right: OPTIONS[right ?? -1],
})

/** The address of a course that is published for the first time: its title in Latin letters, and a tail that no other has. */
export function addressOf(title: string, tail: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return [...(words ?? ['course']).slice(0, 8).map((word) => word.slice(0, 20)), tail].join('-').slice(-80).replace(/^-+/, '')
}
