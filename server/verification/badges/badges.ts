import type { Badge } from '#contract/claim.ts'
import { RENEWAL_DAYS } from '#contract/limits.ts'
import { factOf } from '#contract/mark-words.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { issuerOf, openProofOrNull } from '../proof/proof.ts'
import type { ClaimRow } from '../queries.ts'
import { isSuperseded } from './standing.ts'

const DAY_MS = 24 * 3600_000

/** A member's badges: every claim that was ever approved and not proven again since, and the confirmed email address. */
export async function loadBadges(
  db: Db,
  vault: Vault,
  log: SealedLog,
  memberId: string,
  claims: readonly ClaimRow[],
  now = new Date(),
): Promise<Badge[]> {
  const account = await db
    .selectFrom('account')
    .select(['email_verified', 'created_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const email: Badge[] = account?.email_verified
    ? [{ kind: 'email', state: 'valid', what: '', signedIn: false, since: account.created_at.toISOString(), expiresAt: null }]
    : []
  const approved = claims.flatMap((claim): Badge[] => {
    const state = stateOf(claim, now)
    if (!state || !claim.decided_at || (state !== 'valid' && isSuperseded(claim, claims))) return []
    const proof = openProofOrNull(vault, log, claim)
    const [what, signedIn] = [proof ? issuerOf(proof) : '', claim.signed_in_at !== null]
    const [since, expiresAt] = [claim.decided_at.toISOString(), claim.expires_at?.toISOString() ?? null]
    return [{ kind: factOf[claim.proven_as], state, what, signedIn, since, expiresAt }]
  })
  return [...approved, ...email]
}

function stateOf({ state, expires_at }: ClaimRow, now: Date): Badge['state'] | undefined {
  if (state === 'revoked' || state === 'expired') return state
  if (state !== 'approved') return undefined
  const left = (expires_at?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime()
  if (left <= 0) return 'expired'
  return left < RENEWAL_DAYS * DAY_MS ? 'expiring' : 'valid'
}
