import { PAPER_MAX_BYTES, PAPER_TYPES, WRONG_PAPER } from '#contract/paper-files.ts'
import type { UploadKind } from '../platform/uploads/kind.ts'

/** Files of papers and of their versions. Whose paper one is for is asked when it is taken. */
export const paperUpload: UploadKind = {
  name: 'paper',
  maxBytes: PAPER_MAX_BYTES,
  accepts: PAPER_TYPES,
  wrongType: WRONG_PAPER,
  authorise: async () => {},
}

export const researchUploads = [paperUpload]
