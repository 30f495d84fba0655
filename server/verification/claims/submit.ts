import type { MyClaim, Proof } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { RENEWAL_DAYS } from '#contract/limits.ts'
import type { MemberKind } from '#contract/profile.ts'
import { findProven, updateMember } from '../../account/public.ts'
import { refuseNames } from '../../moderation/public.ts'
import { announce } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { sealedLog } from '../../platform/secrets/opened.ts'
import { refuseOpenMail } from '../proof/open-mail.ts'
import { identityOf, openProofOrNull } from '../proof/proof.ts'
import { listClaims } from '../queries.ts'
import { isOpen, refuseAadhaar, refuseWrongProof } from '../rules.ts'
import { sendMailCode } from './institution-mail.ts'
import { type Saved, saveClaim } from './save.ts'
import { emitAndShow } from './show.ts'

const RENEWAL_MS = RENEWAL_DAYS * 24 * 3600_000

/** Submits a claim; an open one takes the new words. */
export async function submit(context: MemberContext, kind: MemberKind, proof: Proof): Promise<MyClaim> {
  const saved = await context.db.transaction().execute((tx) => submitWithin(tx, context, kind, proof))
  return finishSubmit(context, saved, proof)
}

/** Submits a claim within a change of the caller's, which `finishSubmit` has to follow once it is committed. */
export async function submitWithin(tx: Db, context: MemberContext, kind: MemberKind, proof: Proof): Promise<Saved> {
  const { vault, viewer } = context
  refuseWrongProof(kind, proof.proof)
  refuseOpenMail(proof)
  refuseAadhaar(...Object.values(proof).map(String))
  if (proof.proof === 'institution_mail') await refuseNames(tx, viewer.id, { 'proof.institution': proof.institution })
  if (proof.proof === 'registration') await refuseNames(tx, viewer.id, { 'proof.councilName': proof.councilName })
  await refuseWhileGood(tx, context, proof)
  await saveKind(tx, viewer.id, kind)
  return saveClaim(tx, vault, { memberId: viewer.id, kind, proof })
}

/** Sends the e-mail that a claim needs, lets open pages know, and shows the claim. */
export async function finishSubmit(context: MemberContext, { id, state, notifiedIds }: Saved, proof: Proof): Promise<MyClaim> {
  announce(context.live, notifiedIds)
  if (proof.proof === 'institution_mail' && state === 'unconfirmed') await sendMailCode(context, id, proof)
  return emitAndShow(context, id)
}

/** What a member says they are; once anything is proven only an approval changes it. */
export async function saveKind(tx: Db, memberId: string, kind: MemberKind) {
  const proven = await findProven(tx, memberId, true)
  if (proven.length === 0) await updateMember(tx, memberId, { kind })
}

/** The same badge is renewed when it is about to expire, not before. */
async function refuseWhileGood(tx: Db, { vault, log, viewer }: MemberContext, proof: Proof) {
  const claims = await listClaims(tx, viewer.id)
  // An appeal against a number that was wrong may state the right one, although it was proven since.
  if (claims.some(({ state, appeal_of }) => appeal_of !== null && isOpen(state))) return
  const held = claims.find(({ state, proof: kind }) => state === 'approved' && kind === proof.proof)
  const far = held?.expires_at && held.expires_at.getTime() - Date.now() > RENEWAL_MS
  // A proof that does not open any more is proven again.
  const before = held && far ? openProofOrNull(vault, sealedLog(log), held) : null
  if (before && identityOf(before) === identityOf(proof)) throw new Refusal('ALREADY_VERIFIED')
}
