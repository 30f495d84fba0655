import type { QueryClient } from '@tanstack/react-query'
import type { Attempt, Progress, Step } from '#contract/courses.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import type { Delivery, Kind } from '../../lib/outbox/entry.ts'
import { toast } from '../../ui/status/toast.ts'
import { courseQuery, writeCourse } from '../queries.ts'
import { withStep } from './places.ts'

/** An answer to a question as a version of its course asks it. */
export type Answer = { courseId: string; version: number; stepId: string; questionId: string; prompt: string; optionId: string }

type Judged = { attempt: Attempt; progress: Progress }

export const sendAnswer = (
  { courseId, version, questionId, optionId }: Answer,
  clientId: string,
  options: { signal: AbortSignal },
): Promise<Judged> => api.education.answer({ courseId, version, questionId, optionId, clientId }, options)

export const drawAnswer = (cache: QueryClient, { courseId, questionId }: Answer, { attempt, progress }: Judged) =>
  writeCourse(cache, courseId, progress, (course) => withStep(course, (step) => withAttempt(step, questionId, attempt)))

/** A case and a quiz are finished once each of their questions was answered. */
function withAttempt(step: Step, questionId: string, attempt: Attempt): Step {
  if (step.kind === 'reading' || !step.questions.some(({ id }) => id === questionId)) return step
  const questions = step.questions.map((one) => (one.id === questionId ? { ...one, attempt } : one))
  return { ...step, questions, isFinished: questions.every((one) => one.attempt !== null) }
}

const delivery: Delivery<Answer, Judged> = {
  send: sendAnswer,
  sent: (cache, judged, answer) => drawAnswer(cache, answer, judged),
  forgetsRefused: true,
  refused: (words, { courseId, prompt }, cache) => {
    void toast.error(say('Your answer to “{prompt}” was not taken.', { prompt }), { description: words })
    // The question may be asked otherwise by now.
    void cache.invalidateQueries({ queryKey: courseQuery(courseId).queryKey })
  },
}

export const answerKind: Kind<Answer> = {
  name: 'answer-question',
  queueOf: ({ courseId, questionId }) => `answer-question:${courseId}:${questionId}`,
  // Here already: whoever draws the question sends by it.
  load: async () => delivery,
}
