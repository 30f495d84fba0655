import type { ClaimState, ProofKind } from '#contract/claim.ts'
import type { Comparable } from '#contract/claim-facts.ts'
import { stateNames } from '../claim/labels.ts'

/** The states of a claim, as the desk calls them. */
export const deskStates: Record<ClaimState, string> = {
  ...stateNames,
  unconfirmed: 'Email not confirmed',
  more_needed: 'Waiting for the member',
  approved: 'Approved',
}

/** What there is to compare about each proof. */
export const comparable: Record<ProofKind, readonly Comparable[]> = {
  registration: ['name', 'number', 'year', 'council', 'qualification', 'photo'],
  enrolment: ['name', 'number', 'year', 'college', 'photo'],
  orcid: ['name', 'orcid', 'mail'],
  institution_mail: ['name', 'mail', 'domain', 'photo'],
}

export const registerOutcomes = {
  match: { tone: 'verified', words: 'Match' },
  different: { tone: 'disputed', words: 'Different' },
  // The public registers are updated late: not being in one proves nothing.
  absent: { tone: 'line', words: 'Not on the register' },
  unavailable: { tone: 'line', words: 'No answer' },
} as const
