import type { Evidence } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { announce, notify } from '../notifications/notify.ts'
import { recordIn } from '../platform/audit.ts'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { getClaim, getOwnClaim } from './claims.ts'
import { addEntry } from './entries.ts'
import { saveEvidence, sealEvidence } from './evidence.ts'
import { isOpen, mayDecide } from './rules.ts'

/** Adds a file to one's own open claim. */
export async function addEvidence(context: MemberContext, claimId: string, file: File): Promise<Evidence> {
  const { db, vault, files, limits, viewer } = context
  await limits.uploads(viewer.id)
  const sealed = await sealEvidence(context, file)
  try {
    return await db.transaction().execute(async (tx) => {
      const claim = await getOwnClaim(tx, viewer.id, claimId)
      if (!isOpen(claim.state)) throw new Refusal('CLAIM_DECIDED')
      const evidence = await saveEvidence(tx, vault, claimId, sealed)
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

/** Deletes a file that shows an Aadhaar number, tells its member, and answers its claim. */
export async function reportAadhaar({ db, files, live, viewer }: MemberContext, id: string) {
  const { claimId, told } = await db.transaction().execute(async (tx) => {
    const { claim_id } = await getEvidence(tx, id)
    const claim = await getClaim(tx, claim_id, true)
    if (!mayDecide(claim, viewer.id)) throw new Refusal('NOT_YOUR_CLAIM')
    await files.remove(id)
    await tx.deleteFrom('evidence').where('id', '=', id).execute()
    await addEntry(tx, claim_id, {
      by: viewer.id,
      role: 'reviewer',
      act: 'aadhaar_removed',
      words: 'A file showed an Aadhaar number, which we never ask for. It was deleted. Please hand in another one, or cover the number.',
    })
    const told = await notify(tx, { to: claim.member_id, kind: 'verification_more', subject: claim_id })
    await recordIn(tx, 'evidence_deleted', viewer.id, { evidence: id, claim: claim_id, why: 'aadhaar' })
    return { claimId: claim_id, told }
  })
  announce(live, told)
  return claimId
}

/** Writes down that a reviewer looks at a file, before they see it: its member is told. */
export async function noteView({ db, live, viewer }: MemberContext, id: string) {
  const { mime, told } = await db.transaction().execute(async (tx) => {
    const { claim_id, mime } = await getEvidence(tx, id)
    const claim = await getClaim(tx, claim_id, true)
    if (!mayDecide(claim, viewer.id)) throw new Refusal('NOT_YOUR_CLAIM')
    await addEntry(tx, claim_id, { by: viewer.id, role: 'reviewer', act: 'evidence_viewed' })
    const told = await notify(tx, { to: claim.member_id, kind: 'evidence_viewed', subject: claim_id })
    await recordIn(tx, 'evidence_viewed', viewer.id, { evidence: id, claim: claim_id })
    return { mime, told }
  })
  announce(live, told)
  return mime
}

async function getEvidence(tx: Db, id: string) {
  const row = await tx.selectFrom('evidence').select(['claim_id', 'mime']).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
