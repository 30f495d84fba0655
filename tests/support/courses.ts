import type { CourseText } from '#corpus/course.ts'
import { newId } from '#server/platform/ids.ts'

/** An answer to a question, as somebody gives it who has read it in this text. */
export const answerTo = ({ id, version }: Pick<CourseText, 'id' | 'version'>, questionId: string, optionId: string) => ({
  ...{ courseId: id, version, questionId, optionId },
  clientId: newId(),
})
