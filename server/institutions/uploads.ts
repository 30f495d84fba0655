import { Refusal } from '#contract/errors.ts'
import type { UploadKind } from '../platform/uploads/kind.ts'
import { evidenceUpload } from '../verification/public.ts'

/** Registration documents, from whoever has an open claim to a page. */
export const documentUpload: UploadKind = {
  ...evidenceUpload,
  name: 'institution_document',
  async authorise(db, memberId) {
    const open = await db
      .selectFrom('institution_claim')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', 'in', ['unfinished', 'waiting'])
      .executeTakeFirst()
    if (!open) throw new Refusal('CLAIM_DECIDED')
  },
}

export const institutionsUploads = [documentUpload]
