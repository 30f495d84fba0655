import type { Mate, MateState, SharedFact } from '#contract/mates.ts'
import type { MemberCard } from '#contract/profile.ts'
import { formatCount } from '../lib/count.ts'
import { pageSay, type Say } from '../lib/language/say.ts'
import type { MateAction } from './move.ts'

/** Where two members stand, to the letter of the specification. */
export const stateWords: Record<MateState, string> = {
  suggested: 'Suggested',
  pending: 'Request Sent',
  request_received: 'Request Received',
  connected: 'Connected',
}

const said: Partial<Record<MateAction, string>> = {
  decline: 'Request from {name} declined',
  withdraw: 'Request to {name} withdrawn',
  remove: '{name} is no longer a connection',
}

/** What to say after a move. */
export function wordsAfter(by: MateAction, { member: { name }, state }: Mate) {
  const say = pageSay()
  const words = said[by]
  return words ? say(words, { name }) : `${name}: ${say(stateWords[state])}`
}

const folded = (words: string) => words.replace(/\s+/g, ' ').trim()

/** Whether words that were typed with a request have nobody to read them: the two were mates already, or the request waits with other words. */
export function isNoteUnread(note: string | undefined, { state, note: waiting }: Pick<Mate, 'state' | 'note'>) {
  if (!note?.trim()) return false
  return state === 'connected' || (state === 'pending' && folded(waiting ?? '') !== folded(note))
}

/** "1 mutual connection", "12 mutual connections"; nothing where there is none. */
export function mutualWords(mutual: number, say: Say) {
  if (mutual === 0) return ''
  return mutual === 1 ? say('1 mutual connection') : say('{count} mutual connections', { count: formatCount(mutual) })
}

/** What brings the rest of a list that is cut short: all of it only where all of it is here. */
export function restWords({ count, hasMore }: { count: number | undefined; hasMore: boolean }, say: Say) {
  if (hasMore) return say('Show more')
  return count === undefined ? say('See all') : say('See all {count}', { count })
}

/** Why somebody is suggested: "12 mutual mates · at your hospital". */
export const sharedWords = (shared: readonly SharedFact[], say: Say) => shared.map((fact) => factWords(fact, say)).join(' · ')

function factWords(fact: SharedFact, say: Say) {
  switch (fact.as) {
    case 'mates':
      return fact.count === 1 ? say('1 mutual mate') : say('{count} mutual mates', { count: formatCount(fact.count) })
    case 'class':
      return say('from your class of {year}', { year: fact.year })
    case 'college':
      return fact.year === null ? say('from your college') : say('from your college {year}', { year: fact.year })
    case 'interests':
      return fact.names.length === 1
        ? say('shared interest: {name}', { name: say(fact.names[0]!) })
        : say('{count} shared interests', { count: fact.names.length })
    case 'hospital':
      return say('at your hospital')
    case 'specialty':
      return say('same specialty')
    case 'city':
      return say('same city')
  }
}

/** Where one writes to a mate. */
export const conversationWith = ({ id }: MemberCard) => `/messages?with=${id}`
