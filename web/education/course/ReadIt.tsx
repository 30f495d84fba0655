import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { Step } from '#contract/courses.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { writeCourse } from '../queries.ts'
import { withStep } from './places.ts'

/** A reading is finished when its reader says so. */
export function ReadIt({ courseId, step }: { courseId: string; step: Step }) {
  const cache = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const finish = useMutation({
    networkMode: 'always',
    mutationFn: () => api.education.finishReading({ courseId, stepId: step.id }),
    onSuccess: (progress) => {
      // The button goes.
      place.current?.focus()
      writeCourse(cache, courseId, progress, (course) =>
        withStep(course, (one) => (one.id === step.id ? { ...one, isFinished: true } : one)),
      )
    },
  })
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {step.isFinished ? (
        <p className="ui">
          <Check className="small" /> You have read this.
        </p>
      ) : (
        <Button busy={finish.isPending} onClick={() => finish.mutate()}>
          {finish.isError ? 'Try again: I have read this' : 'I have read this'}
        </Button>
      )}
      {finish.isError && !step.isFinished && <Note tone="danger">Not saved. {wordsOf(finish.error)}</Note>}
    </div>
  )
}
