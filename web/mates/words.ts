import type { Mate, MateState } from '#contract/mates.ts'
import type { MemberCard } from '#contract/profile.ts'
import type { MateAction } from './move.ts'

/** Where two members stand, to the letter of the specification. */
export const stateWords: Record<MateState, string> = {
  suggested: 'Suggested',
  pending: 'Request Sent',
  request_received: 'Request Received',
  connected: 'Connected',
}

const said: Partial<Record<MateAction, (name: string) => string>> = {
  decline: (name) => `Request from ${name} declined`,
  withdraw: (name) => `Request to ${name} withdrawn`,
  remove: (name) => `${name} is no longer a connection`,
}

/** What to say after a move. */
export const wordsAfter = (by: MateAction, { member, state }: Mate) => said[by]?.(member.name) ?? `${member.name}: ${stateWords[state]}`

/** "1 mutual connection", "12 mutual connections"; nothing where there is none. */
export const mutualWords = (count: number) => (count > 0 ? `${count} mutual ${count === 1 ? 'connection' : 'connections'}` : '')

/** Where one writes to a mate. */
export const conversationWith = ({ id }: MemberCard) => `/messages?with=${id}`
