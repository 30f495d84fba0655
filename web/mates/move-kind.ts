import type { Id } from '#contract/page.ts'
import type { Kind } from '../lib/outbox/entry.ts'
import { useEntries } from '../lib/outbox/outbox.ts'
import type { MateAction, MateMove } from './move.ts'
import { mateMoveDelivery } from './send-move.ts'

const STEPS: Record<MateAction, string> = {
  request: 'Connect with',
  accept: 'Accept the request of',
  decline: 'Decline the request of',
  withdraw: 'Withdraw the request to',
  remove: 'Remove',
}

/** Steps with one member follow one another. */
const movesWith = (memberId: Id) => `mate:${memberId}`

export const mateMoveKind: Kind<MateMove> = {
  name: 'mate',
  queueOf: ({ member }) => movesWith(member.id),
  describe: ({ by, member }) => ({ words: `${STEPS[by]} ${member.name}`, path: '/mates' }),
  // Here already: whoever draws a mate sends by it.
  load: async () => mateMoveDelivery,
}

/** The step with this member that has not reached the server. */
export const useWaitingMove = (memberId: Id) => useEntries(mateMoveKind, movesWith(memberId))[0]
