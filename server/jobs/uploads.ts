import { CV_TYPES, WRONG_CV } from '#contract/cv-files.ts'
import { CV_MAX_BYTES } from '#contract/limits.ts'
import type { UploadKind } from '../platform/uploads/kind.ts'

/** Curricula vitae. To which posting one goes is asked when it is taken. */
export const cvUpload: UploadKind = {
  name: 'cv',
  maxBytes: CV_MAX_BYTES,
  accepts: CV_TYPES,
  wrongType: WRONG_CV,
  authorise: async () => {},
}

export const jobsUploads = [cvUpload]
