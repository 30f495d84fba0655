import { z } from 'zod'
import { ATTACHMENT_NAME_MAX, ATTACHMENT_PREVIEW_MAX, ATTACHMENTS_MAX } from './attachment-limits.ts'
import { ATTACHMENT_TYPES } from './attachments.ts'
import { MESSAGE_MAX } from './limits.ts'
import { Id } from './page.ts'
import { line, prose } from './text.ts'

const Side = z.number().int().min(1).max(100_000)

/** What a sender says of a file that goes with a message. Its type and size are those of the file that was sent. */
export const AttachmentNote = z.strictObject({
  /** The upload's. */
  id: Id,
  name: line(ATTACHMENT_NAME_MAX),
  type: z.enum(ATTACHMENT_TYPES),
  sizeBytes: z.number().int().min(1),
  width: Side.optional(),
  height: Side.optional(),
  /** A picture of a few pixels, drawn until the file is there. */
  preview: z
    .string()
    .max(ATTACHMENT_PREVIEW_MAX)
    .regex(/^data:image\/(?:webp|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/)
    .optional(),
})
export type AttachmentNote = z.infer<typeof AttachmentNote>

/** What a member writes in a `plain1` envelope, as JSON. */
export const MessageContent = z
  .strictObject({
    /** Empty only where files go with it. */
    text: prose(MESSAGE_MAX, 0),
    /** Sent on from another conversation; of whom is not said. */
    forwarded: z.literal(true).optional(),
    attachments: z.array(AttachmentNote).min(1).max(ATTACHMENTS_MAX).optional(),
  })
  .superRefine(({ text, attachments }, context) => {
    if (text !== '' || attachments) return
    context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, input: text, path: ['text'], message: 'This cannot be empty.' })
  })
export type MessageContent = z.infer<typeof MessageContent>

/**
 * What happened to a group, in the envelope of a message that the house writes. `by` did it to `memberIds`. Between two, `applied`: what follows
 * is about the application of `by` for the job of this name.
 */
export const GroupEvent = z.object({
  event: z.enum(['made', 'renamed', 'added', 'removed', 'left', 'promoted', 'demoted', 'pictured', 'unpictured', 'applied']),
  by: Id,
  memberIds: z.array(Id).readonly(),
  /** The group's name from then on, where that is what happened; the job and its institution, where somebody applied. */
  name: z.string().optional(),
})
export type GroupEvent = z.infer<typeof GroupEvent>
