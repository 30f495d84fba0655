import type { MyClaim } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { announce } from '../../notifications/public.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { moveEvidence, scheduleDeletion } from '../evidence/queries.ts'
import { addEntry } from '../history.ts'
import { openProof } from '../proof/proof.ts'
import { getOwnClaim, listClaims } from '../queries.ts'
import { canAnswer, canAppeal, dueAgain, isOpen, refuseAadhaar } from '../rules.ts'
import { closeDispute } from './disputes.ts'
import { saveClaim } from './save.ts'
import { emitAndShow } from './show.ts'

/** Answers a reviewer's question, and the clock goes on from where it stood; or says something on a dispute. */
export async function answer(context: MemberContext, claimId: string, words: string): Promise<MyClaim> {
  const { db, viewer } = context
  refuseAadhaar(words)
  await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    if (!canAnswer(claim)) throw new Refusal('CLAIM_DECIDED')
    await addEntry(tx, claimId, { by: viewer.id, role: 'member', act: 'answered', words })
    if (claim.state !== 'more_needed') return
    await tx
      .updateTable('claim')
      .set({ state: 'waiting', due_at: dueAgain(claim, new Date()), clock_left_ms: null, words: null })
      .where('id', '=', claimId)
      .execute()
  })
  return emitAndShow(context, claimId)
}

/** Withdraws a claim; its evidence is deleted with the next sweep. */
export async function withdraw(context: MemberContext, claimId: string): Promise<MyClaim> {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    if (!isOpen(claim.state)) throw new Refusal('CLAIM_DECIDED')
    await tx
      .updateTable('claim')
      .set({ state: 'withdrawn', due_at: null, clock_left_ms: null, locked_by: null, locked_at: null })
      .where('id', '=', claimId)
      .execute()
    await closeDispute(tx, claim)
    await scheduleDeletion(tx, claimId, 0)
    await addEntry(tx, claimId, { by: viewer.id, role: 'member', act: 'withdrawn' })
  })
  return emitAndShow(context, claimId)
}

/** Asks for another reviewer: a new claim with the same words and evidence. */
export async function appeal(context: MemberContext, claimId: string, words: string): Promise<MyClaim> {
  const { db, vault, viewer, live } = context
  refuseAadhaar(words)
  const { id, notifiedIds } = await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    const all = await listClaims(tx, viewer.id)
    const hasOpen = all.some(({ state }) => isOpen(state))
    const wasAppealed = all.some(({ appeal_of }) => appeal_of === claimId)
    if (!canAppeal(claim, hasOpen, wasAppealed)) throw new Refusal('NO_APPEAL')
    const proof = openProof(vault, claim)
    const { kind, mail_confirmed_at: mailConfirmedAt } = claim
    const saved = await saveClaim(tx, vault, { memberId: viewer.id, kind, proof, appealOf: claimId, mailConfirmedAt })
    await moveEvidence(tx, claimId, saved.id)
    await addEntry(tx, saved.id, { by: viewer.id, role: 'member', act: 'appealed', words })
    return saved
  })
  announce(live, notifiedIds)
  return emitAndShow(context, id)
}
