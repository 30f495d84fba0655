import type { Id } from '#contract/page.ts'
import type { Kind } from '../lib/outbox/entry.ts'
import { useEntries } from '../lib/outbox/outbox.ts'
import type { MateMove } from './move.ts'
import { mateMoveDelivery } from './send-move.ts'

/** Steps with one member follow one another. */
const movesWith = (memberId: Id) => `mate:${memberId}`

export const mateMoveKind: Kind<MateMove> = {
  name: 'mate',
  queueOf: ({ member }) => movesWith(member.id),
  // Here already: whoever draws a mate sends by it.
  load: async () => mateMoveDelivery,
}

/** The step with this member that has not reached the server. */
export const useWaitingMove = (memberId: Id) => useEntries(mateMoveKind, movesWith(memberId))[0]
