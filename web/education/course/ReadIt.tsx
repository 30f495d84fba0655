import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { Step } from '#contract/courses.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { entriesOf, useEntries } from '../../lib/outbox/outbox.ts'
import { sendOrWait } from '../../lib/outbox/send-or-wait.ts'
import { Button } from '../../ui/button/Button.tsx'
import { HELD_UP } from '../../ui/status/HeldUp.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { drawRead, type Reading, readingKind, sendRead } from './finish-reading.ts'

/** A reading is finished when its reader says so. */
export function ReadIt({ courseId, step }: { courseId: string; step: Step }) {
  const cache = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const reading: Reading = { courseId, stepId: step.id, title: step.title }
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
