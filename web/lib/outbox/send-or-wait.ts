import { codeOf } from '../api/failure.ts'
import { newClientId } from '../client-id.ts'
import { lineIsUp } from '../line.ts'
import { session } from '../session.ts'
import type { Kind, ShownEntry } from './entry.ts'
import { enqueue, removeEntry } from './outbox.ts'
import { isFinal } from './retrying.ts'

const PATIENCE_MS = 10_000

type Sent<Payload, Answer> = {
  kind: Kind<Payload>
  payload: Payload
  /** What waits of it already: the newest alone counts. */
  before: () => readonly ShownEntry[]
  /** `clientId` is the same where it is sent again. */
  send: (options: { signal: AbortSignal }, clientId: string) => Promise<Answer>
}

/** Sends a press, or has it wait for the line in place of any before it; nothing comes back then. Throws what the server refuses for good or fails on. */
export async function sendOrWait<Payload, Answer>({ kind, payload, before, send }: Sent<Payload, Answer>): Promise<Answer | undefined> {
  const clientId = newClientId()
  // What a guest does stays in this tab.
  const isGuest = session().user === null
  if (isGuest || (lineIsUp() && before().length === 0)) {
    try {
      return await send({ signal: AbortSignal.timeout(PATIENCE_MS) }, clientId)
    } catch (error) {
      // Whoever pressed is still there to press again.
      if (isGuest || isFinal(error) || codeOf(error) === 'FAULT') throw error
    }
  }
  for (const waiting of before()) removeEntry(waiting.clientId)
  enqueue(kind, payload, clientId)
  return undefined
}
