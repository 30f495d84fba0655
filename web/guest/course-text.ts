import type { CourseText } from '#corpus/course.ts'

export type CourseQuestion = ReturnType<typeof questionsOf>[number]

/** The steps of a course in their order. Here and not from the corpus, whose file brings its schemas along. */
export const stepsOf = ({ modules }: CourseText) => modules.flatMap(({ steps }) => steps)

/** Its questions in their order. */
export const questionsOf = (text: CourseText) => stepsOf(text).flatMap((step) => (step.kind === 'reading' ? [] : step.questions))
