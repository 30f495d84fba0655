import type { ClaimState } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { ClaimRow } from '../queries.ts'

export type Fact = Pick<ClaimRow, 'id' | 'kind' | 'proof' | 'identity_hash' | 'state' | 'decided_at' | 'appeal_of'>

/** What a member's claims make of them. */
type Standing = { verified: boolean; revoked: boolean; kind: MemberKind | null }

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

/** A revocation counts against its member whatever else is proven, until the same fact is. A member is what they proved last of what still holds. */
export function standingOf(facts: readonly Fact[]): Standing {
  const revoked = facts.some((fact) => fact.state === 'revoked' && !isSuperseded(fact, facts))
  const [latest] = facts
    .filter(({ state }) => state === 'approved')
    .sort((a, b) => (b.decided_at?.getTime() ?? 0) - (a.decided_at?.getTime() ?? 0))
  return { verified: latest !== undefined && !revoked, revoked, kind: latest?.kind ?? null }
}
