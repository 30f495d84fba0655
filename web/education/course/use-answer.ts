import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Attempt, Step } from '#contract/courses.ts'
import { api } from '../../lib/api/api.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { writeCourse } from '../queries.ts'
import { withStep } from './places.ts'

type Chosen = { optionId: string }

/** What was chosen and not judged yet stands through a broken line and a reload. */
export function useChosen(courseId: string, questionId: string) {
  const name = `course question:${courseId}:${questionId}`
  const chosen = useDraft<Chosen>(name)?.optionId
  return { chosen, choose: (optionId: string) => void saveDraft(name, { optionId }), forget: () => dropDraft(name) }
}

/** Has an answer judged, and draws what came back. */
export function useAnswer(courseId: string, questionId: string, onAnswered: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (optionId: string) => api.education.answer({ courseId, questionId, optionId }),
    onSuccess: ({ attempt, progress }) => {
      writeCourse(cache, courseId, progress, (course) => withStep(course, (step) => withAttempt(step, questionId, attempt)))
      onAnswered()
    },
  })
}

/** A case and a quiz are finished once each of their questions was answered. */
function withAttempt(step: Step, questionId: string, attempt: Attempt): Step {
  if (step.kind === 'reading' || !step.questions.some(({ id }) => id === questionId)) return step
  const questions = step.questions.map((one) => (one.id === questionId ? { ...one, attempt } : one))
  return { ...step, questions, isFinished: questions.every((one) => one.attempt !== null) }
}
