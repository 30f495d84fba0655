import type { Recheck } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { isRevocable } from '../badges/standing.ts'
import { addEntry } from '../history.ts'
import { type ClaimRow, getClaim, getContended, listClaims, listStaffIds } from '../queries.ts'
import { mayDecide } from '../rules.ts'
import { refuseConcerned } from './concerned.ts'

/** Nothing is to be looked at again any more. */
export const SEEN_TO = { recheck_since: null, recheck_words: null, revoke_asked_by: null, revoke_words: null } as const

/** Puts a badge before a reviewer again. It holds until one has decided otherwise. */
export async function putBefore(tx: Db, claimId: string, words: string) {
  const { recheck_since } = await getClaim(tx, claimId, true)
  await tx
    .updateTable('claim')
    .set({ recheck_since: recheck_since ?? new Date(), recheck_words: words })
    .where('id', '=', claimId)
    .execute()
  await addEntry(tx, claimId, { role: 'system', act: 'recheck_due', words, private: true })
}

/** Whether a reviewer asks for a revocation. Of what somebody asked who is none any more, nothing is left to confirm. */
export const isAsked = async (db: Db, { revoke_words, revoke_asked_by }: ClaimRow) =>
  revoke_words !== null && revoke_asked_by !== null && (await listStaffIds(db, 'reviewer')).includes(revoke_asked_by)

/** Asks for a revocation; true where another reviewer asked before, so that this one confirms it. */
export const askToRevoke = ({ db, viewer }: MemberContext, claimId: string, words: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const claim = await getContended(tx, claimId)
    await refuseUnlessRevocable(tx, claim, viewer.id)
    if (await isAsked(tx, claim)) return true
    const asked = { revoke_asked_by: viewer.id, revoke_words: words, recheck_since: claim.recheck_since ?? new Date() }
    await tx.updateTable('claim').set(asked).where('id', '=', claimId).execute()
    await addEntry(tx, claimId, { by: viewer.id, role: 'reviewer', act: 'revocation_asked', words, private: true })
    await recordIn(tx, 'claim_revocation_asked', viewer.id, { claim: claimId, member: claim.member_id })
    return false
  })

/** The one place that says who may revoke what: two reviewers, neither of whom it concerns. */
export async function refuseUnlessRevocable(tx: Db, claim: ClaimRow, reviewerId: string) {
  if (!isRevocable(claim, await listClaims(tx, claim.member_id))) throw new Refusal('CLAIM_DECIDED')
  if (!mayDecide(claim, reviewerId)) throw new Refusal('NOT_YOUR_CLAIM')
  await refuseConcerned(tx, claim, reviewerId)
  if (claim.revoke_asked_by === reviewerId) throw new Refusal('SECOND_REVIEWER')
}

/** Leaves a badge as it is. */
export const keep = ({ db, viewer }: MemberContext, claimId: string, words: string) =>
  db.transaction().execute(async (tx) => {
    const claim = await getClaim(tx, claimId, true)
    if (claim.recheck_since === null)
      throw new Refusal('CLAIM_DECIDED', { words: 'Nothing about this badge waits for a reviewer any more.' })
    if (!mayDecide(claim, viewer.id)) throw new Refusal('NOT_YOUR_CLAIM')
    await refuseConcerned(tx, claim, viewer.id)
    await tx.updateTable('claim').set(SEEN_TO).where('id', '=', claimId).execute()
    await addEntry(tx, claimId, { by: viewer.id, role: 'reviewer', act: 'kept', words, private: true })
    await recordIn(tx, 'claim_kept', viewer.id, { claim: claimId, member: claim.member_id })
  })

/** What waits about a badge, as this reviewer sees it. */
export const showRecheck = (claim: ClaimRow, asked: boolean, reviewerId: string): Recheck | null =>
  claim.recheck_since && {
    since: claim.recheck_since.toISOString(),
    words: claim.recheck_words,
    revocation: asked ? { words: claim.revoke_words!, byMe: claim.revoke_asked_by === reviewerId } : null,
  }
