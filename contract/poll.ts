import { z } from 'zod'
import { OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN } from './limits.ts'
import { Count, Id, Moment } from './page.ts'
import { areDifferent } from './poll-options.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

/** For how many days a poll takes votes. */
export const PollDays = z.literal([1, 3, 7, 14])
export type PollDays = z.infer<typeof PollDays>

/** A poll as it is asked, with its post. */
export const PollDraft = z.strictObject({
  options: z
    .array(line(OPTION_MAX))
    .min(OPTIONS_MIN)
    .max(OPTIONS_MAX)
    .refine(areDifferent, 'Two options look the same. Capital letters and spaces do not tell them apart.'),
  days: PollDays,
})
export type PollDraft = z.infer<typeof PollDraft>

/** An option by its place. */
const Choice = z
  .number()
  .int()
  .min(0)
  .max(OPTIONS_MAX - 1)

export const Poll = z.object({
  options: z.array(z.string()).min(OPTIONS_MIN).max(OPTIONS_MAX),
  votes: Count,
  /** The votes for each option; until it closes they are shown to its author and to whoever has voted. */
  counts: z.array(Count).nullable(),
  /** What the reader voted for. */
  choice: Choice.nullable(),
  closesAt: Moment,
  isClosed: z.boolean(),
  /** One more with each vote, change and taking back: of two states of a poll the higher one holds. */
  version: Count,
})
export type Poll = z.infer<typeof Poll>

const PostId = z.strictObject({ postId: Id })
const Voted = z.object({ postId: Id, poll: Poll })

export const votes = {
  vote: member
    .route({ method: 'PUT', path: '/api/feed/posts/{postId}/vote', summary: 'Vote in a poll, or change the vote, until it closes' })
    .input(PostId.extend({ choice: Choice }))
    .output(Voted)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN', 'POLL_CLOSED')),

  unvote: member
    .route({ method: 'DELETE', path: '/api/feed/posts/{postId}/vote', summary: 'Take a vote back, until the poll closes' })
    .input(PostId)
    .output(Voted)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN', 'POLL_CLOSED')),
}
