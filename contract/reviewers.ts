import { z } from 'zod'
import { Id, Moment } from './page.ts'
import { MemberCard } from './profile.ts'
import { refuses, reviewer } from './route.ts'
import { line, prose } from './text.ts'

/** Who is to have the desk, or to have it no more. Two reviewers want it. */
export const ReviewerChange = z.object({
  id: Id,
  member: MemberCard,
  /** Becomes a reviewer; else is one no more. */
  makes: z.boolean(),
  words: z.string(),
  askedAt: Moment,
  byMe: z.boolean(),
  /** Not by who asked, nor by whom it concerns. */
  mayConfirm: z.boolean(),
})
export type ReviewerChange = z.infer<typeof ReviewerChange>

const Reviewers = z.object({
  reviewers: z.array(z.object({ member: MemberCard, since: Moment, isMe: z.boolean() })),
  changes: z.array(ReviewerChange),
})
export type Reviewers = z.infer<typeof Reviewers>

const ofChange = z.strictObject({ changeId: Id })

export const reviewers = {
  list: reviewer
    .route({ method: 'GET', path: '/api/reviewers', summary: 'Who has the desk, and which changes wait for a second reviewer' })
    .output(Reviewers),

  ask: reviewer
    .route({
      method: 'POST',
      path: '/api/reviewers/changes',
      summary: 'Ask for a member to become a reviewer, or to be one no more; whoever steps down themselves does so at once',
    })
    .input(z.strictObject({ handle: line(200), makes: z.boolean(), words: prose(500) }))
    .output(Reviewers)
    .errors(refuses('NOT_FOUND', 'NOTHING_TO_CHANGE', 'CHANGE_ASKED', 'LAST_REVIEWERS')),

  confirm: reviewer
    .route({ method: 'POST', path: '/api/reviewers/changes/{changeId}/confirm', summary: 'Confirm a change that another asked for' })
    .input(ofChange)
    .output(Reviewers)
    .errors(refuses('NOT_FOUND', 'SECOND_REVIEWER', 'NOT_YOUR_CASE', 'LAST_REVIEWERS')),

  drop: reviewer
    .route({ method: 'DELETE', path: '/api/reviewers/changes/{changeId}', summary: 'Decline a change, or take it back' })
    .input(ofChange)
    .output(Reviewers)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CASE')),
}
