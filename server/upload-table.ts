import { institutionsUploads } from './institutions/uploads.ts'
import { jobsUploads } from './jobs/uploads.ts'
import { messagesUploads } from './messages/uploads.ts'
import type { UploadKind } from './platform/uploads/kind.ts'
import { researchUploads } from './research/uploads.ts'
import { verificationUploads } from './verification/uploads.ts'

/** What members may send in pieces, each kind with the room that takes it. */
export const uploadTable: readonly UploadKind[] = [
  ...verificationUploads,
  ...messagesUploads,
  ...institutionsUploads,
  ...jobsUploads,
  ...researchUploads,
]
