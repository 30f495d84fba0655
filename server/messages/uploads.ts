import { ATTACHMENT_MAX_BYTES, ATTACHMENT_MEGAPIXELS_MAX } from '#contract/attachment-limits.ts'
import { ATTACHMENT_TYPES, attachmentBytesOf, WRONG_ATTACHMENT } from '#contract/attachments.ts'
import type { UploadKind } from '../platform/uploads/kind.ts'

/** Files that are to go with a message. Whether they may go to somebody is asked when the message is sent. */
export const attachmentUpload: UploadKind = {
  name: 'attachment',
  maxBytes: Math.max(...Object.values(ATTACHMENT_MAX_BYTES)),
  maxBytesOf: attachmentBytesOf,
  accepts: ATTACHMENT_TYPES,
  megapixelsMax: ATTACHMENT_MEGAPIXELS_MAX,
  wrongType: WRONG_ATTACHMENT,
  authorise: async () => {},
}

export const messagesUploads = [attachmentUpload]
