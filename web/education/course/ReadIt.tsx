import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { Course, Step } from '#contract/courses.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { entriesOf, useEntries } from '../../lib/outbox/outbox.ts'
import { sendOrWait } from '../../lib/outbox/send-or-wait.ts'
import { Button } from '../../ui/button/Button.tsx'
import { HELD_UP } from '../../ui/status/HeldUp.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { courseQuery } from '../queries.ts'
import { drawRead, type Reading, readingKind, sendRead } from './finish-reading.ts'

/** A reading is finished when its reader says so. */
export function ReadIt({ course: { id: courseId, version }, step }: { course: Pick<Course, 'id' | 'version'>; step: Step }) {
  const cache = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const reading: Reading = { courseId, stepId: step.id, version, title: step.title }
  const queue = readingKind.queueOf(reading)
  const waiting = useEntries(readingKind, queue)[0]
  const finish = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      sendOrWait({
        kind: readingKind,
        payload: reading,
        before: () => entriesOf(readingKind.name, queue),
        send: (options) => sendRead(reading, options),
      }),
    onSuccess: (progress) => {
      // The button goes.
      place.current?.focus()
      if (progress) drawRead(cache, reading, progress)
    },
    onError: (failure) => {
      if (codeOf(failure) === 'READING_CHANGED') void cache.invalidateQueries({ queryKey: courseQuery(courseId).queryKey })
    },
  })
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {step.isFinished || waiting ? (
        <p className="ui">
          <Check className="small" /> You have read this.
        </p>
      ) : (
        <Button busy={finish.isPending} onClick={() => finish.mutate()}>
          {finish.isError ? 'Try again: I have read this' : 'I have read this'}
        </Button>
      )}
      {waiting?.state === 'waiting' && <p className="meta">{HELD_UP}</p>}
      {finish.isError && !step.isFinished && <Note tone="danger">Not saved. {wordsOf(finish.error)}</Note>}
    </div>
  )
}
