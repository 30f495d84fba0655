import type { MateState } from '#contract/mates.ts'

/** Where two members stand, to the letter of the specification. */
export const stateWords: Record<MateState, string> = {
  suggested: 'Suggested',
  pending: 'Request Sent',
  request_received: 'Request Received',
  connected: 'Connected',
}
