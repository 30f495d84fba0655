import { codeOf } from '../api/failure.ts'
import { newClientId } from '../client-id.ts'
import { lineIsUp } from '../line.ts'
import type { Kind, ShownEntry } from './entry.ts'
import { enqueue, removeEntry } from './outbox.ts'
import { isFinal } from './retrying.ts'

const PATIENCE_MS = 10_000

type Sent<Payload, Answer> = {
  kind: Kind<Payload>
  payload: Payload
  /** What waits of it already: the newest alone counts. */
  before: () => readonly ShownEntry[]
  send: (options: { signal: AbortSignal }) => Promise<Answer>
}

/** Sends a press, or has it wait for the line in place of any before it; nothing comes back then. Throws what the server refuses for good or fails on. */
export async function sendOrWait<Payload, Answer>({ kind, payload, before, send }: Sent<Payload, Answer>): Promise<Answer | undefined> {
  if (lineIsUp() && before().length === 0) {
    try {
      return await send({ signal: AbortSignal.timeout(PATIENCE_MS) })
    } catch (error) {
      // Whoever pressed is still there to press again.
      if (isFinal(error) || codeOf(error) === 'FAULT') throw error
    }
  }
  for (const { clientId } of before()) removeEntry(clientId)
  enqueue(kind, payload, newClientId())
  return undefined
}
