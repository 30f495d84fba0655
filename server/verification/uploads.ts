import { Refusal } from '#contract/errors.ts'
import { EVIDENCE_MAX_BYTES } from '#contract/limits.ts'
import { refusals } from '#contract/refusals.ts'
import type { UploadKind } from '../platform/uploads/kind.ts'
import { listClaims } from './queries.ts'
import { isOpen } from './rules.ts'

/** Certificates and ID cards, from whoever has a claim that waits for them. */
export const evidenceUpload: UploadKind = {
  name: 'evidence',
  maxBytes: EVIDENCE_MAX_BYTES,
  accepts: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  wrongType: refusals.NOT_EVIDENCE.words,
  async authorise(db, memberId) {
    const claims = await listClaims(db, memberId)
    if (!claims.some(({ state }) => isOpen(state))) throw new Refusal('CLAIM_DECIDED')
  },
}

export const verificationUploads = [evidenceUpload]
