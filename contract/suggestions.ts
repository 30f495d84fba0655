import { z } from 'zod'
import { TOPIC_POSTS_MAX } from './limits.ts'
import { Count, Id } from './page.ts'
import { MemberCard } from './profile.ts'
import { member } from './route.ts'
import { line } from './text.ts'

/** Topics or members that are offered at once. */
export const SUGGESTED_MAX = 6

/** A hashtag with its sign, as it is mostly written, and how many posts of the last 7 days have it. */
export const SuggestedTopic = z.object({ topic: z.string(), posts: Count.max(TOPIC_POSTS_MAX), isFollowed: z.boolean() })
export type SuggestedTopic = z.infer<typeof SuggestedTopic>

/** A member, and where the viewer knows them from. */
export const SuggestedMember = z.object({ member: MemberCard, near: z.enum(['mate', 'conversation', 'other']) })
export type SuggestedMember = z.infer<typeof SuggestedMember>

/** What is typed behind the sign so far. */
const Begun = z.strictObject({ q: line(60, 0) })

/** What is offered to whoever writes a post or a comment. */
export const suggestions = {
  topics: member
    .route({ method: 'GET', path: '/api/suggestions/topics', summary: 'Hashtags that begin so: those one follows, then the most used' })
    .input(Begun)
    .output(z.object({ items: z.array(SuggestedTopic).max(SUGGESTED_MAX) })),

  members: member
    .route({
      method: 'GET',
      path: '/api/suggestions/members',
      summary:
        'Members by the beginning of a name or a handle: mates, then who speaks under the post, then others. Nothing typed: no others',
    })
    .input(Begun.extend({ postId: Id.optional() }))
    .output(z.object({ items: z.array(SuggestedMember).max(SUGGESTED_MAX) })),
}
