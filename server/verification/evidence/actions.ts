import type { Evidence } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { announce, notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { countUpload } from '../../platform/files/count-upload.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { openUpload, takeUpload } from '../../platform/uploads/take.ts'
import { addEntry } from '../history.ts'
import { getClaim, getOwnClaim } from '../queries.ts'
import { isOpen, refuseUnlessOpened } from '../rules.ts'
import { evidenceUpload } from '../uploads.ts'
import { type ReadPages, refuseAadhaarFile } from './aadhaar.ts'
import { sealEvidence } from './files.ts'
import { findAdded, saveEvidence } from './queries.ts'

/** Adds an uploaded file to one's own open claim. Whoever lost the answer may ask again with the same upload. */
export async function addEvidence(context: MemberContext, readPages: ReadPages, claimId: string, uploadId: string): Promise<Evidence> {
  const { db, vault, files, viewer } = context
  const added = await findAdded(db, vault, viewer.id, uploadId)
  if (added) return added
  const upload = await openUpload(context, evidenceUpload, viewer.id, uploadId)
  await refuseAadhaarFile(context, upload, uploadId, readPages)
  const sealed = await countUpload(context, () => sealEvidence(context, upload))
  try {
    return await db.transaction().execute(async (tx) => {
      const claim = await getOwnClaim(tx, viewer.id, claimId)
      if (!isOpen(claim.state)) throw new Refusal('CLAIM_DECIDED')
      await takeUpload(tx, viewer.id, uploadId)
      const evidence = await saveEvidence(tx, vault, claim, sealed)
      await addEntry(tx, claimId, { by: viewer.id, role: 'member', act: 'evidence_added' })
      return evidence
    })
  } catch (error) {
    await files.remove(sealed.id)
    throw error
  }
}

/** Deletes one's own file at once. */
export async function removeEvidence({ db, files, viewer }: MemberContext, id: string) {
  await db.transaction().execute(async (tx) => {
    const { claim_id } = await getEvidence(tx, id)
    await getOwnClaim(tx, viewer.id, claim_id)
    await files.remove(id)
    await tx.deleteFrom('evidence').where('id', '=', id).execute()
    await addEntry(tx, claim_id, { by: viewer.id, role: 'member', act: 'evidence_removed' })
  })
}

/** Deletes a file that shows an Aadhaar number, as whoever may open it says, notifies its member, and answers the id of its claim. */
export async function reportAadhaar({ db, files, live, viewer }: MemberContext, id: string) {
  const { claimId, notifiedIds } = await db.transaction().execute(async (tx) => {
    const { claim_id } = await getEvidence(tx, id)
    const claim = await getClaim(tx, claim_id, true)
    refuseUnlessOpened(claim, viewer.id, new Date())
    await files.remove(id)
    await tx.deleteFrom('evidence').where('id', '=', id).execute()
    await addEntry(tx, claim_id, { by: viewer.id, role: 'reviewer', act: 'aadhaar_removed' })
    // Nothing is asked of a member whose claim is decided.
    const kind = isOpen(claim.state) ? 'verification_more' : 'evidence_deleted'
    const notifiedIds = await notify(tx, { to: claim.member_id, kind, subject: claim_id })
    await recordIn(tx, 'evidence_deleted', viewer.id, { evidence: id, claim: claim_id, why: 'aadhaar' })
    return { claimId: claim_id, notifiedIds }
  })
  announce(live, notifiedIds)
  return claimId
}

/** Records that a reviewer views a file, before they see it, and answers whose it is: its member is notified. */
export async function recordView({ db, live, viewer }: MemberContext, id: string) {
  const { mime, memberId, notifiedIds } = await db.transaction().execute(async (tx) => {
    const { claim_id, mime } = await getEvidence(tx, id)
    const claim = await getClaim(tx, claim_id, true)
    refuseUnlessOpened(claim, viewer.id, new Date())
    await addEntry(tx, claim_id, { by: viewer.id, role: 'reviewer', act: 'evidence_viewed' })
    const notifiedIds = await notify(tx, { to: claim.member_id, kind: 'evidence_viewed', subject: claim_id })
    await recordIn(tx, 'evidence_viewed', viewer.id, { evidence: id, claim: claim_id })
    return { mime, memberId: claim.member_id, notifiedIds }
  })
  announce(live, notifiedIds)
  return { mime, memberId }
}

async function getEvidence(tx: Db, id: string) {
  const row = await tx.selectFrom('evidence').select(['claim_id', 'mime']).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
