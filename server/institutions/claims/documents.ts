import type { Evidence } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { EVIDENCE_MAX_FILES } from '#contract/limits.ts'
import { announce, notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { countUpload } from '../../platform/files/count-upload.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { openedOrNull, type SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { openUpload, takeUpload } from '../../platform/uploads/take.ts'
import {
  keepSealed,
  openName,
  type ReadPages,
  readEvidence,
  refuseAadhaarFile,
  sealEvidence,
  showEvidence,
} from '../../verification/public.ts'
import { isOpen, mayOpen } from '../rules.ts'
import { documentUpload } from '../uploads.ts'
import { notFound } from '../visible.ts'
import { refuseConcerned } from './concerned.ts'
import { countDocuments, getClaim, lockOwnClaim } from './queries.ts'
import { settle } from './save.ts'

/** Adds an uploaded document to one's own open claim, once however often it is sent. Answers who is notified of the claim. */
export async function addDocument(context: MemberContext, readPages: ReadPages, claimId: string, uploadId: string): Promise<string[]> {
  const { db, files, viewer } = context
  if (await isAdded(db, viewer.id, claimId, uploadId)) return []
  const upload = await openUpload(context, documentUpload, viewer.id, uploadId)
  await refuseAadhaarFile(context, upload, uploadId, readPages)
  const sealed = await countUpload(context, () => sealEvidence(context, upload))
  try {
    return await db.transaction().execute(async (tx) => {
      const claim = await lockOwnClaim(tx, viewer.id, claimId)
      if (!isOpen(claim.state)) throw new Refusal('CLAIM_DECIDED')
      if ((await countDocuments(tx, claimId)) >= EVIDENCE_MAX_FILES) throw new Refusal('TOO_MUCH_EVIDENCE')
      await takeUpload(tx, viewer.id, uploadId)
      await tx
        .insertInto('institution_document')
        .values({ ...sealed, claim_id: claimId })
        .execute()
      await keepSealed(tx, sealed.id)
      return settle(tx, claim)
    })
  } catch (error) {
    await files.remove(sealed.id)
    throw error
  }
}

const isAdded = async (db: Db, memberId: string, claimId: string, uploadId: string) =>
  (await db
    .selectFrom('institution_document')
    .innerJoin('institution_claim', 'institution_claim.id', 'institution_document.claim_id')
    .select('institution_document.id')
    .where('upload_id', '=', uploadId)
    .where('claim_id', '=', claimId)
    .where('institution_claim.member_id', '=', memberId)
    .executeTakeFirst()) !== undefined

/** Deletes one's own document at once; a claim that then proves nothing leaves the queue. */
export async function removeDocument({ db, files, viewer }: MemberContext, claimId: string, documentId: string) {
  await db.transaction().execute(async (tx) => {
    const claim = await lockOwnClaim(tx, viewer.id, claimId)
    const own = tx.selectFrom('institution_document').select('id').where('id', '=', documentId).where('claim_id', '=', claimId)
    if (!(await own.executeTakeFirst())) notFound()
    await files.remove(documentId)
    await tx.deleteFrom('institution_document').where('id', '=', documentId).execute()
    if (isOpen(claim.state)) await settle(tx, claim)
  })
}

/** The documents of these claims, in the order in which they came. */
export async function loadDocuments(db: Db, vault: Vault, log: SealedLog, claimIds: readonly string[]): Promise<Map<string, Evidence[]>> {
  if (claimIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('institution_document')
    .innerJoin('institution_claim', 'institution_claim.id', 'institution_document.claim_id')
    .selectAll('institution_document')
    .select('institution_claim.member_id')
    .where('claim_id', 'in', claimIds)
    .orderBy('institution_document.id')
    .execute()
  const nameOf = (row: (typeof rows)[number]) =>
    openedOrNull(log, `institution_document ${row.id}`, () => openName(vault, row.member_id, row)) ?? ''
  return new Map([...Map.groupBy(rows, (row) => row.claim_id)].map(([id, own]) => [id, own.map((row) => showEvidence(row, nameOf(row)))]))
}

/** A document for a reviewer: the view is recorded before they see it, and its member is notified. */
export async function viewDocument({ db, files, live, viewer }: MemberContext, documentId: string): Promise<File> {
  const { mime, memberId, notifiedIds } = await db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('institution_document').select(['claim_id', 'mime']).where('id', '=', documentId).executeTakeFirst()
    if (!row) return notFound()
    const claim = await getClaim(tx, row.claim_id)
    await refuseConcerned(tx, claim, viewer.id)
    if (!mayOpen(claim, viewer.id)) throw new Refusal('NOT_YOUR_CLAIM')
    const notifiedIds = await notify(tx, { to: claim.member_id, kind: 'evidence_viewed', subject: claim.id })
    await recordIn(tx, 'evidence_viewed', viewer.id, { document: documentId, claim: claim.id })
    return { mime: row.mime, memberId: claim.member_id, notifiedIds }
  })
  announce(live, notifiedIds)
  return new File([new Uint8Array(await readEvidence(files, memberId, documentId))], 'document', { type: mime })
}
