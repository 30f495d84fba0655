import type { WrittenCourse } from '#contract/manuscripts.ts'
import type { CourseText } from '#corpus/course.ts'
import { newId } from '#server/platform/ids.ts'

/** An answer to a question, as somebody gives it who has read it in this text. */
export const answerTo = ({ id, version }: Pick<CourseText, 'id' | 'version'>, questionId: string, optionId: string) => ({
  ...{ courseId: id, version, questionId, optionId },
  clientId: newId(),
})

/** A course as its author would have written it. */
export const writtenFrom = ({ title, subject, summary, forStudents, minutes, modules }: CourseText): WrittenCourse => ({
  ...{ title, subject, summary, minutes },
  isForStudents: forStudents,
  modules: modules.map(({ id, steps, ...module }) => ({
    key: id,
    title: module.title,
    followUps: module.followUps,
    steps: steps.map((step) => {
      const head = { key: step.id, title: step.title }
      if (step.kind === 'reading') return { ...head, kind: 'reading', paragraphs: step.paragraphs }
      const questions = step.questions.map(({ id: key, prompt, options, right, explanation, citations }) => ({
        ...{ key, prompt, explanation, citations },
        options: options.map(({ text }) => text),
        right: options.findIndex((option) => option.id === right),
      }))
      return step.kind === 'case' ? { ...head, kind: 'case', story: step.story, questions } : { ...head, kind: 'quiz', questions }
    }),
  })),
})
