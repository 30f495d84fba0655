import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { entriesOf, useEntries } from '../../lib/outbox/outbox.ts'
import { sendOrWait } from '../../lib/outbox/send-or-wait.ts'
import { sayRefused, type Toggle } from './toggle.ts'

/** How a switch stands, the member's own press before what the server knows, and what presses it. Presses in a row are sent in a row. */
export function useToggle<Answer>(
  { kind, queueOf, send, draw, answered }: Toggle<Answer>,
  { id, title }: { id: Id; title: string },
  known: boolean,
) {
  const cache = useQueryClient()
  const queue = queueOf(id)
  const isOn = useEntries(kind, queue).at(-1)?.payload.on ?? known
  const { mutate, isPending } = useMutation({
    mutationKey: [kind.name],
    scope: { id: queue },
    networkMode: 'always',
    mutationFn: (on: boolean) =>
      sendOrWait({
        kind,
        payload: { id, title, on },
        before: () => entriesOf(kind.name, queue),
        send: (options) => send(id, on, options),
      }),
    onMutate: (on) => draw(cache, id, on),
    onSuccess: (answer, on) => {
      if (answer !== undefined) answered(cache, answer, { id, title, on })
    },
    onError: (error, on) => {
      draw(cache, id, !on)
      sayRefused(title, wordsOf(error))
    },
  })
  return { isOn, isPending, press: () => mutate(!isOn) }
}
