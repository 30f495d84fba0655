import type { Mate } from '#contract/mates.ts'
import { api } from '../lib/api/api.ts'
import { asWritten, say } from '../lib/language/say.ts'
import type { Delivery } from '../lib/outbox/entry.ts'
import { announce } from '../ui/status/announce.ts'
import { toast } from '../ui/status/toast.ts'
import type { MateMove } from './move.ts'
import { rereadMates, writeState } from './queries.ts'
import { isNoteUnread, wordsAfter } from './words.ts'

/** So long stands what somebody wrote. */
const READ_MS = 20_000

type Options = { signal: AbortSignal }

export const sendMove = ({ by, member, note }: MateMove, options?: Options) =>
  by === 'request'
    ? api.mates.request({ memberId: member.id, ...(note && { note }) }, options)
    : api.mates[by]({ memberId: member.id }, options)

/** Says what a move has led to. Words that it crossed are shown, and those that did not go with it once more, so that they can be sent as a message. */
export function tellMove({ by, note }: Pick<MateMove, 'by' | 'note'>, mate: Mate) {
  announce(wordsAfter(by, mate))
  if (by !== 'request') return
  const { name } = mate.member
  if (mate.state === 'connected' && mate.note)
    toast.info(say('{name} had asked you too:', { name }), { description: asWritten(`“${mate.note}”`), duration: READ_MS })
  if (!isNoteUnread(note, mate)) return
  const words =
    mate.state === 'connected'
      ? 'You are mates with {name} already. Your note was not added:'
      : 'Your request to {name} was there already. Your note was not added:'
  toast.info(say(words, { name }), { description: asWritten(`“${note}”`), duration: READ_MS })
}

export const mateMoveDelivery: Delivery<MateMove, Mate> = {
  send: (move, _, options) => sendMove(move, options),

  sent: (cache, mate, { by, note }) => {
    writeState(cache, mate)
    tellMove({ by, note }, mate)
    void rereadMates(cache)
  },

  refused: (words, { member }) => void toast.error(say('This did not reach {name}.', { name: member.name }), { description: words }),
}
