import { ATTACHMENT_MAX_BYTES } from '#contract/attachment-limits.ts'
import { type AttachmentKind, attachmentKindOf } from '#contract/attachments.ts'
import type { AttachmentNote } from '#contract/message-content.ts'
import { say } from '../../../lib/language/say.ts'
import type { Box } from '../../../ui/blur/pixelate.ts'
import { typeOf } from '../file-types.ts'

/** A file that was chosen for a message: on its way, arrived (`note`), or not sent (`failure`). */
export type Attached = {
  key: string
  /** As it was chosen. */
  original: File
  kind: AttachmentKind
  boxes: readonly Box[]
  /** How many bytes go out, once that is known. */
  sizeBytes: number
  share: number
  /** It stands still for want of a network, and goes on by itself. */
  waiting: boolean
  note?: AttachmentNote
  failure?: { words: string; mayRetry: boolean }
}

const WRONG =
  'This type of file cannot be sent. Use a picture, an MP4, WebM or MOV video, a PDF, or a Word, Excel, PowerPoint, text or CSV file.'
const UNREADABLE = 'This browser cannot read this picture. Use a JPEG or PNG.'
export const unreadable = () => ({ words: say(UNREADABLE), mayRetry: false })

/** What is wrong with a file before anything is sent of it. A picture is drawn anew, so that its own size says little. */
export function faultOf(file: File): Attached['failure'] {
  const type = typeOf(file)
  if (!type) return { words: say(WRONG), mayRetry: false }
  if (file.size === 0) return { words: say('This file is empty.'), mayRetry: false }
  const kind = attachmentKindOf(type)!
  return kind === 'image' ? undefined : tooLarge(kind, file.size)
}

export const tooLarge = (kind: AttachmentKind, sizeBytes: number) =>
  sizeBytes > ATTACHMENT_MAX_BYTES[kind]
    ? { words: say('Use a file under {count} MB.', { count: ATTACHMENT_MAX_BYTES[kind] / 1024 / 1024 }), mayRetry: false }
    : undefined
