import type { Mate } from '#contract/mates.ts'
import { api } from '../lib/api/api.ts'
import { pageSay } from '../lib/language/say.ts'
import type { Delivery } from '../lib/outbox/entry.ts'
import { announce } from '../ui/status/announce.ts'
import { toast } from '../ui/status/toast.ts'
import type { MateMove } from './move.ts'
import { rereadMates, writeState } from './queries.ts'
import { wordsAfter } from './words.ts'

type Options = { signal: AbortSignal }

export const sendMove = ({ by, member, note }: MateMove, options?: Options) =>
  by === 'request'
    ? api.mates.request({ memberId: member.id, ...(note && { note }) }, options)
    : api.mates[by]({ memberId: member.id }, options)

export const mateMoveDelivery: Delivery<MateMove, Mate> = {
  send: (move, _, options) => sendMove(move, options),

  sent: (cache, mate, { by }) => {
    writeState(cache, mate)
    announce(wordsAfter(by, mate))
    void rereadMates(cache)
  },

  refused: (words, { member }) => void toast.error(pageSay()('This did not reach {name}.', { name: member.name }), { description: words }),
}
