import type { MyClaim, Proof } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { REMINDER_DAYS } from '#contract/limits.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { holdsAadhaar } from './aadhaar.ts'
import { getOwnClaim, listClaims, openProof, saveClaim } from './claims.ts'
import { addEntry } from './entries.ts'
import { moveEvidence } from './evidence.ts'
import { identityOf } from './formats.ts'
import { sendMailCode } from './institution-mail.ts'
import { showMine } from './mine.ts'
import { canAppeal, dueFrom, isOpen, refuseWrongProof } from './rules.ts'
import { tellOfClaim } from './tell.ts'

const REMINDER_MS = REMINDER_DAYS * 24 * 3600_000

/** Hands in a claim; an open one takes the new words. */
export async function submit(context: MemberContext, kind: MemberKind, proof: Proof): Promise<MyClaim> {
  const id = await context.db.transaction().execute((tx) => handIn(tx, context, kind, proof))
  return acknowledge(context, id, proof)
}

/** Hands in a claim within a change of the caller's, and answers its id; `acknowledge` has to follow. */
export async function handIn(tx: Db, context: MemberContext, kind: MemberKind, proof: Proof): Promise<string> {
  const { vault, viewer } = context
  refuseWrongProof(kind, proof.proof)
  refuseAadhaar(...Object.values(proof).map(String))
  await refuseWhileGood(tx, context, proof)
  await tx.updateTable('member').set({ kind }).where('id', '=', viewer.id).where('verified', '=', false).execute()
  return (await saveClaim(tx, vault, { memberId: viewer.id, kind, proof })).id
}

/** Sends the letter that a claim needs, tells who waits for it, and shows it. */
export async function acknowledge(context: MemberContext, id: string, proof: Proof) {
  if (proof.proof === 'institution_mail') await sendMailCode(context, id, proof)
  return tellAndShow(context, id)
}

/** The same badge is renewed when it is about to expire, not before. */
async function refuseWhileGood(tx: Db, { vault, viewer }: MemberContext, proof: Proof) {
  const held = (await listClaims(tx, viewer.id)).find(({ state, proof: kind }) => state === 'approved' && kind === proof.proof)
  const far = held?.expires_at && held.expires_at.getTime() - Date.now() > REMINDER_MS
  if (held && far && identityOf(openProof(vault, held)) === identityOf(proof)) throw new Refusal('ALREADY_VERIFIED')
}

/** Answers a reviewer's question; the clock begins anew. */
export async function answer(context: MemberContext, claimId: string, words: string): Promise<MyClaim> {
  const { db, viewer } = context
  refuseAadhaar(words)
  await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    if (!isOpen(claim.state)) throw new Refusal('CLAIM_DECIDED')
    await addEntry(tx, claimId, { by: viewer.id, role: 'member', act: 'answered', words })
    if (claim.state !== 'more_needed') return
    await tx
      .updateTable('claim')
      .set({ state: 'waiting', due_at: dueFrom(new Date()), words: null })
      .where('id', '=', claimId)
      .execute()
  })
  return tellAndShow(context, claimId)
}

/** Takes a claim back. */
export async function withdraw(context: MemberContext, claimId: string): Promise<MyClaim> {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    if (!isOpen(claim.state)) throw new Refusal('CLAIM_DECIDED')
    await tx
      .updateTable('claim')
      .set({ state: 'withdrawn', due_at: null, locked_by: null, locked_at: null })
      .where('id', '=', claimId)
      .execute()
    await tx.updateTable('evidence').set({ delete_after: new Date() }).where('claim_id', '=', claimId).execute()
    await addEntry(tx, claimId, { by: viewer.id, role: 'member', act: 'withdrawn' })
  })
  return tellAndShow(context, claimId)
}

/** Asks for another reviewer: a new claim with the same words and evidence. */
export async function appeal(context: MemberContext, claimId: string, words: string): Promise<MyClaim> {
  const { db, vault, viewer } = context
  refuseAadhaar(words)
  const id = await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    const all = await listClaims(tx, viewer.id)
    const hasOpen = all.some(({ state }) => isOpen(state))
    const wasAppealed = all.some(({ appeal_of }) => appeal_of === claimId)
    if (!canAppeal(claim, hasOpen, wasAppealed)) throw new Refusal('NO_APPEAL')
    const proof = openProof(vault, claim)
    const { id } = await saveClaim(tx, vault, { memberId: viewer.id, kind: claim.kind, proof, appealOf: claimId })
    await tx.updateTable('claim').set({ mail_confirmed_at: claim.mail_confirmed_at }).where('id', '=', id).execute()
    await moveEvidence(tx, claimId, id)
    await addEntry(tx, id, { by: viewer.id, role: 'member', act: 'appealed', words })
    return id
  })
  return tellAndShow(context, id)
}

/** Aadhaar is never asked for, so it is not taken either. */
function refuseAadhaar(...texts: string[]) {
  if (texts.some(holdsAadhaar)) throw new Refusal('AADHAAR_SEEN')
}

/** One of the viewer's claims as it is now; their other devices and the desk are told to look again. */
export async function tellAndShow(context: MemberContext, claimId: string): Promise<MyClaim> {
  const { db, vault, viewer } = context
  await tellOfClaim(context, viewer.id)
  const all = await showMine(db, vault, await listClaims(db, viewer.id))
  const claim = all.find(({ id }) => id === claimId)
  if (!claim) throw new Refusal('NOT_FOUND')
  return claim
}
