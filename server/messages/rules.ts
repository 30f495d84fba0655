import { Refusal } from '#contract/errors.ts'
import { EDIT_MINUTES, REQUEST_MESSAGES } from '#contract/limits.ts'
import type { Standing } from './standing.ts'

/** Refuses whoever may not write there now. `takesRequests` is what the other one of two has set. */
export function maySend({ kind, state, otherId, otherState, lastSeq }: Standing, takesRequests: boolean) {
  if (state === 'requested') throw new Refusal('ACCEPT_FIRST')
  if (kind === 'group') return
  if (!otherId) throw new Refusal('NOBODY_THERE')
  if (otherState === 'joined') return
  // A declined request looks like one that waits: its sender is not told.
  if (lastSeq === 0 && !takesRequests) throw new Refusal('REQUESTS_OFF')
  if (lastSeq >= REQUEST_MESSAGES) throw new Refusal('WAIT_FOR_ANSWER')
}

/** Refuses whoever did not write it, and everybody after a while. */
export function mayEdit({ senderId, at }: { senderId: string | null; at: Date }, viewerId: string, now: Date) {
  if (senderId !== viewerId) throw new Refusal('NOT_YOURS')
  if (now.getTime() - at.getTime() > EDIT_MINUTES * 60_000) throw new Refusal('TOO_LATE_TO_EDIT')
}

type Place = { archivedSeq: number | null; lastSeq: number; mutedUntil: Date | null }

/** Archived until somebody writes in it again, or for as long as it is muted. */
export const isArchived = ({ archivedSeq, lastSeq, mutedUntil }: Place, now: Date) =>
  archivedSeq !== null && (archivedSeq >= lastSeq || (mutedUntil !== null && mutedUntil > now))
