import { codeOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { lineIsUp } from '../../lib/line.ts'
import type { Kind } from '../../lib/outbox/entry.ts'
import { enqueue, removeEntry } from '../../lib/outbox/outbox.ts'
import { isFinal } from '../../lib/outbox/retrying.ts'
import { PRESS, type Press, pressesOn, waitingPresses } from './presses.ts'

/** Presses on one post and what stands under it follow one another. */
export const pressKind: Kind<Press> = {
  name: PRESS,
  queueOf: ({ postId }) => pressesOn(postId),
  load: async () => (await import('./send-press.ts')).pressDelivery,
}

const PATIENCE_MS = 10_000

/** Gives up what waits in a press's place, because something newer counts. */
export function dropWaiting(press: Press) {
  for (const { clientId } of waitingPresses(press)) removeEntry(clientId)
}

/** Sends a press, or has it wait for the line in place of any before it; nothing comes back then. Throws what the server refuses for good or fails on. */
export async function sendOrWait<Answer>(press: Press, send: (options: { signal: AbortSignal }) => Promise<Answer>) {
  if (lineIsUp() && waitingPresses(press).length === 0) {
    try {
      return await send({ signal: AbortSignal.timeout(PATIENCE_MS) })
    } catch (error) {
      // Whoever pressed is still there to press again.
      if (isFinal(error) || codeOf(error) === 'FAULT') throw error
    }
  }
  dropWaiting(press)
  enqueue(pressKind, press, newClientId())
  return undefined
}
