import type { Kind } from '../../lib/outbox/entry.ts'
import { removeEntry } from '../../lib/outbox/outbox.ts'
import { sendOrWait } from '../../lib/outbox/send-or-wait.ts'
import { PRESS, type Press, pressesOn, waitingPresses } from './presses.ts'

/** Presses on one post and what stands under it follow one another. */
export const pressKind: Kind<Press> = {
  name: PRESS,
  queueOf: ({ postId }) => pressesOn(postId),
  load: async () => (await import('./send-press.ts')).pressDelivery,
}

/** Gives up what waits in a press's place, because something newer counts. */
export function dropWaiting(press: Press) {
  for (const { clientId } of waitingPresses(press)) removeEntry(clientId)
}

/** Sends a press, or has it wait in place of any before it. */
export const sendPress = <Answer>(press: Press, send: (options: { signal: AbortSignal }) => Promise<Answer>) =>
  sendOrWait({ kind: pressKind, payload: press, before: () => waitingPresses(press), send })
