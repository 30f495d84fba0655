import { z } from 'zod'
import { FOLLOWS_MAX, MUTED_MAX, MUTED_WORD_MAX, SEEN_AT_ONCE, SEEN_DAYS } from './limits.ts'
import { Count, Id } from './page.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

export const FollowKind = z.enum(['topic', 'person', 'institution'])
export type FollowKind = z.infer<typeof FollowKind>

/** `subject` is a hashtag with its sign or a specialty, a hospital's name, or a member's identifier; capitals mean nothing. */
const FollowSubject = z.strictObject({ kind: FollowKind, subject: line(160) })

/** Something that a member follows, with the name by which they know it. */
export const Follow = z.object({ kind: FollowKind, subject: z.string(), name: z.string() })
export type Follow = z.infer<typeof Follow>

/** Why a post stands in somebody's For You. */
export const ReasonKind = z.enum([
  'follows',
  'mate',
  'mate_commented',
  'own',
  'verified_statement',
  'specialty',
  'interest',
  'answered',
  'discussed',
  'new',
])
export type ReasonKind = z.infer<typeof ReasonKind>

/** One reason: `name` is of the person or the topic it speaks of, `follow` what could be unfollowed. */
export const Reason = z.object({ kind: ReasonKind, name: z.string().nullable(), follow: Follow.nullable() })
export type Reason = z.infer<typeof Reason>

export const HideReason = z.enum(['not_my_field', 'seen_before', 'looks_wrong'])
export type HideReason = z.infer<typeof HideReason>

const Word = z.strictObject({ word: line(MUTED_WORD_MAX, 2) })

const PostId = z.strictObject({ postId: Id })

/** What a member says of what they want to read. Nobody else is told of any of it. */
export const choices = {
  follows: member
    .route({ method: 'GET', path: '/api/feed/follows', summary: 'The topics, people and hospitals that one follows, the latest first' })
    .output(z.object({ items: z.array(Follow).max(FOLLOWS_MAX) })),

  follow: member
    .route({ method: 'POST', path: '/api/feed/follow', summary: 'Follow a topic, a person or a hospital; nobody is told' })
    .input(FollowSubject)
    .output(Follow)
    .errors(refuses('NOT_FOUND', 'LIST_FULL')),

  unfollow: member
    .route({ method: 'POST', path: '/api/feed/unfollow', summary: 'No longer follow it' })
    .input(FollowSubject)
    .output(FollowSubject),

  mutedWords: member
    .route({ method: 'GET', path: '/api/feed/muted-words', summary: "The words with which posts are left out of one's feed" })
    .output(z.object({ items: z.array(Word).max(MUTED_MAX) })),

  mute: member
    .route({ method: 'POST', path: '/api/feed/mute', summary: 'Leave out posts that hold a word' })
    .input(Word)
    .output(Word)
    .errors(refuses('LIST_FULL')),

  unmute: member.route({ method: 'POST', path: '/api/feed/unmute', summary: 'No longer mute a word' }).input(Word).output(Word),

  hide: member
    .route({ method: 'PUT', path: '/api/feed/posts/{postId}/hidden', summary: "Hide a post from one's feed and see less like it" })
    .input(PostId.extend({ reason: HideReason.nullable() }))
    .output(z.object({ postId: Id, reason: HideReason.nullable() }))
    .errors(refuses('NOT_FOUND')),

  unhide: member
    .route({ method: 'DELETE', path: '/api/feed/posts/{postId}/hidden', summary: 'Take that back' })
    .input(PostId)
    .output(PostId),

  seen: member
    .route({
      method: 'POST',
      path: '/api/feed/seen',
      summary: `Posts that stood in view for a second; kept ${SEEN_DAYS} days, for the order of one's own feed alone`,
    })
    .input(z.strictObject({ postIds: z.array(Id).min(1).max(SEEN_AT_ONCE) }))
    .output(z.object({ counted: Count })),
}
