import type { MateState } from '#contract/mates.ts'
import type { MemberCard } from '#contract/profile.ts'

/** Where two members stand, to the letter of the specification. */
export const stateWords: Record<MateState, string> = {
  suggested: 'Suggested',
  pending: 'Request Sent',
  request_received: 'Request Received',
  connected: 'Connected',
}

/** "1 mutual connection", "12 mutual connections"; nothing where there is none. */
export const mutualWords = (count: number) => (count > 0 ? `${count} mutual ${count === 1 ? 'connection' : 'connections'}` : '')

/** Where one writes to a mate. */
export const conversationWith = ({ handle }: MemberCard) => `/messages?with=${encodeURIComponent(handle)}`
