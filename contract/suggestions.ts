import { z } from 'zod'
import { TOPIC_POSTS_MAX } from './limits.ts'
import { DirectoryFilter } from './mates.ts'
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

/** What members may be narrowed to. */
export const FilterField = z.enum(['specialty', 'city', 'state', 'hospital', 'college', 'language'])
export type FilterField = z.infer<typeof FilterField>

/**
 * What a filter may be set to, and how many members say so: of all, as they were counted within the hour; of those whom other filters leave,
 * as they are. `null` where these are too many to be counted at once.
 */
export const SuggestedFact = z.object({ value: z.string(), members: Count.nullable() })
export type SuggestedFact = z.infer<typeof SuggestedFact>

/** What is offered to whoever writes a post or a comment, or narrows a search. */
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

  facts: member
    .route({
      method: 'GET',
      path: '/api/suggestions/facts',
      summary: 'What a filter of the mates page may be set to, the most common first, among those whom its other filters leave',
    })
    .input(Begun.extend({ field: FilterField, ...DirectoryFilter.omit({ q: true }).shape, words: DirectoryFilter.shape.q }))
    .output(z.object({ items: z.array(SuggestedFact).max(SUGGESTED_MAX) })),
}
