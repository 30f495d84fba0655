import type { ClaimState } from '#contract/claim.ts'

/** Whether a claim is still to be decided. */
export const isOpen = ({ state }: { state: ClaimState }) =>
  state === 'unconfirmed' || state === 'waiting' || state === 'in_review' || state === 'more_needed'

/** The colour of each state. */
export const stateTones = {
  unconfirmed: 'haldi',
  waiting: 'pending',
  in_review: 'neel',
  more_needed: 'haldi',
  approved: 'verified',
  rejected: 'danger',
  withdrawn: 'line',
  expired: 'line',
  revoked: 'danger',
} as const
