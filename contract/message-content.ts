import { z } from 'zod'
import { MESSAGE_MAX } from './limits.ts'
import { Id } from './page.ts'
import { prose } from './text.ts'

/** What a member writes in a `plain1` envelope, as JSON. */
export const MessageContent = z.strictObject({
  text: prose(MESSAGE_MAX),
  /** Sent on from another conversation; of whom is not said. */
  forwarded: z.literal(true).optional(),
})
export type MessageContent = z.infer<typeof MessageContent>

/** What happened to a group, in the envelope of a message that the house writes. `by` did it to `memberIds`. */
export const GroupEvent = z.object({
  event: z.enum(['made', 'renamed', 'added', 'removed', 'left', 'promoted', 'demoted']),
  by: Id,
  memberIds: z.array(Id).readonly(),
  /** The group's name from then on, where that is what happened. */
  name: z.string().optional(),
})
export type GroupEvent = z.infer<typeof GroupEvent>
