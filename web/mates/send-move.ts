import type { Mate } from '#contract/mates.ts'
import { api } from '../lib/api/api.ts'
import { codeOf } from '../lib/api/failure.ts'
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
  send: async (move, _, options) => {
    try {
      return await sendMove(move, options)
    } catch (error) {
      // A try before this one arrived, and its answer did not.
      if (codeOf(error) !== 'REQUEST_WAITING') throw error
      return (await api.mates.profile({ memberId: move.member.id }, options)).mate
    }
  },

  sent: (cache, mate, { by }) => {
    writeState(cache, mate)
    announce(wordsAfter(by, mate))
    void rereadMates(cache)
  },

  refused: (words, { member }) => void toast.error(`This did not reach ${member.name}.`, { description: words }),
}
