import type { ClaimState, Proof, ProofKind } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { BADGE_DAYS, PROMISE_HOURS } from '#contract/limits.ts'
import { sameBearer } from '#contract/names.ts'
import type { MemberKind } from '#contract/profile.ts'
import { proofsOf } from '#contract/setup-rules.ts'
import { holdsAadhaar } from './proof/numbers.ts'

const HOUR_MS = 3600_000
/** A reviewer who took a claim and went away does not keep it. */
export const LOCK_MS = 30 * 60_000

export type Claim = {
  id: string
  member_id: string
  state: ClaimState
  locked_by: string | null
  locked_at: Date | null
  /** Who decided the claim that this one appeals against, and who asked for its revocation. */
  appealed_from: string | null
  appealed_asker: string | null
}

export const OPEN_STATES: readonly ClaimState[] = ['unconfirmed', 'waiting', 'in_review', 'more_needed']
export const isOpen = (state: ClaimState) => OPEN_STATES.includes(state)

/** The states that contend for a number. Whoever typed an address that is not theirs contends for nothing. */
export const CONTENDING_STATES: readonly ClaimState[] = ['waiting', 'in_review', 'more_needed', 'approved']

/** Whether this proof can show what a member of this kind is. */
export function refuseWrongProof(kind: MemberKind, proof: ProofKind) {
  if (!proofsOf[kind].includes(proof)) throw new Refusal('WRONG_PROOF')
}

/** Aadhaar is never asked for, so it is not taken either. */
export function refuseAadhaar(...texts: string[]) {
  if (texts.some(holdsAadhaar)) throw new Refusal('AADHAAR_SEEN')
}

/** Whether a member may write to reviewers about a claim: while it is open, and while somebody else claims what it proved. */
export const canAnswer = ({ state, disputed }: { state: ClaimState; disputed: boolean }) =>
  isOpen(state) || (state === 'approved' && disputed)

/** The one place that says who may decide: nobody their own claim, and nobody an appeal against themselves. */
export const mayDecide = (
  { member_id, appealed_from, appealed_asker }: Pick<Claim, 'member_id' | 'appealed_from' | 'appealed_asker'>,
  reviewerId: string,
) => ![member_id, appealed_from, appealed_asker].includes(reviewerId)

/** Who works on a claim now; a lock that was left behind counts for nothing. */
export function holderOf({ locked_by, locked_at }: Pick<Claim, 'locked_by' | 'locked_at'>, now: Date) {
  return locked_by && locked_at && now.getTime() - locked_at.getTime() < LOCK_MS ? locked_by : null
}

/** Refuses what a reviewer may not do with a claim as it stands. Deciding, asking and looking up need the claim to be theirs. */
export function refuseUnlessTheirs(claim: Claim, reviewerId: string, now: Date) {
  refuseUnlessTakeable(claim, reviewerId, now)
  if (holderOf(claim, now) !== reviewerId) throw new Refusal('CLAIM_LOCKED', { words: 'Assign this claim to yourself first.' })
}

/** Refuses to take a claim that is decided, somebody else's work, or not for this reviewer. */
export function refuseUnlessTakeable(claim: Claim, reviewerId: string, now: Date) {
  if (!isOpen(claim.state)) throw new Refusal('CLAIM_DECIDED')
  if (claim.state === 'unconfirmed') throw new Refusal('MAIL_UNCONFIRMED')
  if (!mayDecide(claim, reviewerId)) throw new Refusal('NOT_YOUR_CLAIM')
  const holder = holderOf(claim, now)
  if (holder && holder !== reviewerId) throw new Refusal('CLAIM_LOCKED')
}

/** An appeal is possible once, against a decision that went against the member, and not against the decision of an appeal. */
export function canAppeal(claim: { state: ClaimState; appeal_of: string | null }, hasOpen: boolean, wasAppealed: boolean) {
  return (claim.state === 'rejected' || claim.state === 'revoked') && claim.appeal_of === null && !hasOpen && !wasAppealed
}

/** Whether a badge that was given under another name holds for this one: it is the name as the council has it. */
export const registersName = (proof: Proof, name: string) => proof.proof === 'registration' && sameBearer(proof.nameAsRegistered, name)

const PROMISE_MS = PROMISE_HOURS * HOUR_MS

/** Until when a decision is promised on what is submitted now. */
export const dueFrom = (now: Date) => new Date(now.getTime() + PROMISE_MS)

type Clock = { due_at: Date | null; clock_left_ms: number | null }

/** What is left of the promised time, in milliseconds; below 0 where it is over. While its member is asked it stands still. */
export const clockLeft = ({ due_at, clock_left_ms }: Clock, now: Date) =>
  clock_left_ms ?? (due_at ? due_at.getTime() - now.getTime() : PROMISE_MS)

/** The same in hours while it stands still; else null. */
export const pausedHours = ({ clock_left_ms }: Pick<Clock, 'clock_left_ms'>) => (clock_left_ms === null ? null : clock_left_ms / HOUR_MS)

/** Until when a decision is promised on a claim whose clock goes on. */
export const dueAgain = (clock: Clock, now: Date) => new Date(now.getTime() + clockLeft(clock, now))

type Decided = Claim & { decided_by: string | null }

/** The one place that says who opens a file of evidence: whoever has taken its claim, and afterwards whoever decided it. */
export const mayOpen = (claim: Decided, reviewerId: string, now: Date) =>
  isOpen(claim.state) ? mayDecide(claim, reviewerId) && holderOf(claim, now) === reviewerId : claim.decided_by === reviewerId

/** Refuses whoever may not, with what they can do about it. */
export function refuseUnlessOpened(claim: Decided, reviewerId: string, now: Date) {
  if (isOpen(claim.state)) refuseUnlessTheirs(claim, reviewerId, now)
  if (!mayOpen(claim, reviewerId, now)) throw new Refusal('NOT_YOUR_CLAIM')
}

/** Until when a badge is good. */
export const expiryFrom = (now: Date) => new Date(now.getTime() + BADGE_DAYS * 24 * HOUR_MS)
