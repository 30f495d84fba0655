import type { ClaimState } from '#contract/claim.ts'
import { type Mark, type MarkState, ProvenAs } from '#contract/marks.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { ClaimRow } from '../queries.ts'

export type Fact = Pick<
  ClaimRow,
  'id' | 'kind' | 'proof' | 'proven_as' | 'identity_hash' | 'state' | 'decided_at' | 'expires_at' | 'appeal_of'
>

/** What a member's claims make of them. */
type Standing = { marks: Mark[]; kind: MemberKind | null }

const ONCE_APPROVED: readonly ClaimState[] = ['approved', 'expired', 'revoked']

/** Whether one approval says again what another did: the same number, or another one that was approved on appeal against its revocation. */
const provesAgain = (later: Fact, earlier: Fact) =>
  later.identity_hash.equals(earlier.identity_hash) || (later.appeal_of === earlier.id && later.proof === earlier.proof)

/** Whether a later approval took the place of this one, however that approval ended itself. */
export const isSuperseded = (fact: Fact, all: readonly Fact[]) =>
  all.some(
    (other) =>
      other.id !== fact.id &&
      ONCE_APPROVED.includes(other.state) &&
      provesAgain(other, fact) &&
      (other.decided_at?.getTime() ?? 0) > (fact.decided_at?.getTime() ?? 0),
  )

/** Whether a claim can be revoked: while its badge holds, and once that is over until the same fact is proven again. */
export const isRevocable = (fact: Fact, all: readonly Fact[]) =>
  fact.state === 'approved' || (fact.state === 'expired' && !isSuperseded(fact, all))

/** On a face a withdrawn mark stands before all others, and one that holds before one that is over. */
const places: Record<MarkState, number> = { withdrawn: 0, holds: 1, expired: 2 }
const order = ProvenAs.options

/**
 * A revocation counts against its member whatever else is proven, until the same fact is. What is over stays to be read until the same or
 * another proof of that fact holds. A member is what they proved last of what still holds.
 */
export function standingOf(facts: readonly Fact[]): Standing {
  const stands = facts.filter((fact) => (fact.state === 'revoked' || fact.state === 'expired') && !isSuperseded(fact, facts))
  const revoked = stands.filter(({ state }) => state === 'revoked')
  const approved = facts.filter(({ state }) => state === 'approved').sort(latestFirst)
  const holding = revoked.length > 0 ? [] : approved
  const marks = [
    ...revoked.map((fact) => markOf(fact, 'withdrawn')),
    ...holding.map((fact) => markOf(fact, 'holds')),
    ...stands.filter(({ state }) => state === 'expired').map((fact) => markOf(fact, 'expired')),
  ].sort((a, b) => places[a.state] - places[b.state] || order.indexOf(a.as) - order.indexOf(b.as) || b.since.localeCompare(a.since))
  return { marks: marks.filter(({ as }, at) => marks.findIndex((mark) => mark.as === as) === at), kind: approved[0]?.kind ?? null }
}

const latestFirst = (a: Fact, b: Fact) => (b.decided_at?.getTime() ?? 0) - (a.decided_at?.getTime() ?? 0)

/** An expired claim was decided when it was approved; what counts of it is when it ended. */
function markOf({ proven_as: as, decided_at, expires_at }: Fact, state: MarkState): Mark {
  const since = (state === 'expired' && expires_at) || decided_at!
  return { as, state, since: since.toISOString() }
}
