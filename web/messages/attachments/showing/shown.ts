import type { AttachmentNote } from '#contract/message-content.ts'

/** A file of a message with where it is read: undefined until that is known, null where it is not there any more. */
export type Shown = AttachmentNote & { url: string | undefined | null }
