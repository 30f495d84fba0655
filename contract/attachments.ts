import { ATTACHMENT_MAX_BYTES } from './attachment-limits.ts'

/** How a file that goes with a message is shown. */
export type AttachmentKind = keyof typeof ATTACHMENT_MAX_BYTES

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** What may go with a message, by its type as the bytes themselves say it. A table of CSV is text to them. */
const types = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
  document: [
    'application/pdf',
    `${OFFICE}.wordprocessingml.document`,
    `${OFFICE}.spreadsheetml.sheet`,
    `${OFFICE}.presentationml.presentation`,
    'text/plain',
  ],
} as const satisfies Record<AttachmentKind, readonly string[]>

export type AttachmentType = (typeof types)[AttachmentKind][number]
export const ATTACHMENT_TYPES: readonly AttachmentType[] = Object.values(types).flat()

/** Undefined where it may not go with a message. */
export const attachmentKindOf = (type: string): AttachmentKind | undefined =>
  (Object.keys(types) as AttachmentKind[]).find((kind) => (types[kind] as readonly string[]).includes(type))

/** How many bytes a file of this type may have. */
export const attachmentBytesOf = (type: string): number => ATTACHMENT_MAX_BYTES[attachmentKindOf(type) ?? 'document']

/** What is said of a file of another type. */
export const WRONG_ATTACHMENT =
  'This type of file cannot be sent. Use a JPEG, PNG, WebP, AVIF or GIF picture, an MP4, WebM or MOV video, or a PDF, Word, Excel, PowerPoint, text or CSV file.'
