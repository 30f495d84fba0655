import { z } from 'zod'
import { VerificationStatus } from './feed.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { medicalEditor, member, refuses } from './route.ts'
import { prose } from './text.ts'

/** One claim of a post and the words of a source that speak to it. */
export const Finding = z.object({
  claim: z.string(),
  /** `unchecked` was not looked up: it is too long for one claim, or the post has more claims than are. */
  status: z.enum(['verified', 'disputed', 'needs_review', 'open', 'unchecked']),
  /** What a reviewer reads it for: a source seems to say the same or the opposite, or sources differ; null where nobody has to. */
  says: z.enum(['agrees', 'contradicts', 'differs']).nullable().default(null),
  /** What the note states about it in its own words, where the claim is one that a note of ours knows. */
  stated: z.string().nullable().default(null),
  /** Letter for letter from the passage. */
  quote: z.string().nullable(),
  passageId: z.string().nullable(),
  source: z
    .object({
      ...{ id: z.string(), title: z.string(), source: z.string(), year: z.number().int().nullable(), url: z.string().nullable() },
      isNote: z.boolean(),
    })
    .nullable(),
  /** The model that twice quoted the source against the claim, which only asks for a reviewer; null where our rules found it. */
  model: z.string().nullable().default(null),
})
export type Finding = z.infer<typeof Finding>

/** What Doxy AI, or a named reviewer after it, found about a post. */
export const PostCheck = z.object({
  postId: Id,
  status: VerificationStatus,
  /** Waiting for its turn; without any claim that could be checked; or looked at. */
  outcome: z.enum(['queued', 'no_claim', 'checked']),
  checkedAt: Moment.nullable(),
  /** How much the library held when the check was made. */
  library: z.string(),
  findings: z.array(Finding),
  contest: z.object({ words: z.string(), at: Moment }).nullable(),
  decision: z.object({ by: z.string(), words: z.string(), at: Moment }).nullable(),
  canContest: z.boolean(),
})
export type PostCheck = z.infer<typeof PostCheck>

/** A post that waits for a person: its author contests the check, or sources seem to contradict it. */
export const CheckToReview = z.object({
  check: PostCheck,
  author: MemberCard,
  content: z.string(),
  /** The last word of its author, or the check. */
  waitingSince: Moment,
  /** False for a reviewer's own post. */
  mayDecide: z.boolean(),
})
export type CheckToReview = z.infer<typeof CheckToReview>

export const checks = {
  get: member
    .route({ method: 'GET', path: '/api/feed/posts/{postId}/check', summary: 'What Doxy AI found about a post, with its sources' })
    .input(z.strictObject({ postId: Id }))
    .output(PostCheck)
    .errors(refuses('NOT_FOUND')),

  contest: member
    .route({
      method: 'POST',
      path: '/api/feed/posts/{postId}/check/contest',
      summary: "Contest the check of one's own post; a reviewer decides",
    })
    .input(z.strictObject({ postId: Id, words: prose(1000) }))
    .output(PostCheck)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN', 'NOTHING_TO_CONTEST')),

  queue: medicalEditor
    .route({ method: 'GET', path: '/api/feed/checks', summary: 'Posts whose check waits for a reviewer, oldest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(CheckToReview)),

  decide: medicalEditor
    .route({ method: 'POST', path: '/api/feed/posts/{postId}/check/decision', summary: "A reviewer's named decision about a post" })
    .input(
      z.strictObject({
        postId: Id,
        /** Of the check that was read: an edit of the post makes another one. */
        checkedAt: Moment,
        status: VerificationStatus,
        words: prose(1000),
      }),
    )
    .output(PostCheck)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CLAIM', 'CHECK_DECIDED')),
}
