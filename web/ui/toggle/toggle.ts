import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { type Said, say } from '../../lib/language/say.ts'
import type { Delivery, Kind } from '../../lib/outbox/entry.ts'
import { entriesOf } from '../../lib/outbox/outbox.ts'
import { toast } from '../status/toast.ts'

/** Something of the member's own that is on or off: a job that is saved, an institution that is followed. */
export type Toggled = { id: Id; title: string; on: boolean }

type Parts<Answer> = {
  /** Of its kind in the outbox. */
  name: string
  send: (id: Id, on: boolean, options: { signal: AbortSignal }) => Promise<Answer>
  /** Draws it as pressed, before the server knows, and back where that refuses. */
  draw: (cache: QueryClient, id: Id, on: boolean) => void
  /** Draws what the server answered. */
  answered: (cache: QueryClient, answer: Answer, toggled: Toggled) => void
}

export type Toggle<Answer> = Parts<Answer> & {
  kind: Kind<Toggled>
  /** Presses on one thing follow one another. */
  queueOf: (id: Id) => string
}

/** Something that is switched on and off; without a connection it waits, and the last press counts. */
export function makeToggle<Answer>(parts: Parts<Answer>): Toggle<Answer> {
  const { name, send, draw, answered } = parts
  const queueOf = (id: Id) => `${name}:${id}`
  const isOvertaken = (toggled: Toggled) => entriesOf<Toggled>(name, queueOf(toggled.id)).some(({ payload }) => payload.on !== toggled.on)
  const delivery: Delivery<Toggled, Answer> = {
    send: ({ id, on }, _clientId, options) => send(id, on, options),
    sent: (cache, answer, toggled) => isOvertaken(toggled) || answered(cache, answer, toggled),
    forgetsRefused: true,
    refused: (words, { id, title, on }, cache) => {
      draw(cache, id, !on)
      sayRefused(title, words)
    },
  }
  // Here already: whoever draws the switch sends by it.
  return { ...parts, queueOf, kind: { name, queueOf: ({ id }) => queueOf(id), load: async () => delivery } }
}

/** Says of what was pressed that it was not taken, and why. */
export const sayRefused = (title: string, words: Said) => void toast.error(say('{title}: not saved.', { title }), { description: words })
