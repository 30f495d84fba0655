import { z } from 'zod'
import { PostCase } from './cases.ts'
import { Reason } from './choices.ts'
import { ClientId, OwnClientId } from './client-id.ts'
import { comments } from './comments.ts'
import { Image } from './files.ts'
import { ALT_MAX, IMAGES_MAX, POST_MAX, TOPICS_RULE, TRENDING_RULE, VERSIONS_MAX } from './limits.ts'
import { FEED_GREW_MAX } from './live.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { Poll, PollDraft, votes } from './poll.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'
import { line, prose, WebLink } from './text.ts'

/** Posts in the trending row. */
export const TRENDING_SIZE = 3
/** Trending topics. */
export const TOPICS_SIZE = 5
/** Posts that are offered beside one on the same topic. */
export const RELATED_SIZE = 3

/** What Doxy AI has found about a post so far. */
export const VerificationStatus = z.enum(['verified', 'pending', 'disputed'])
export type VerificationStatus = z.infer<typeof VerificationStatus>

/** Of a check: it waits for its turn or for a person; Doxy AI found nothing that it can check, or has checked what it found, to which no source speaks, or of which sources speak to a part or seem to disagree; a reviewer has decided. */
export const CheckState = z.enum(['under_way', 'no_claim', 'over', 'unsettled', 'decided'])
export type CheckState = z.infer<typeof CheckState>
/** Who may read a post beside its author: everybody, members, those of them whose registration holds, or the author's mates. Nobody across a block is among them. */
export const PostAudience = z.enum(['public', 'members', 'verified', 'mates'])
export type PostAudience = z.infer<typeof PostAudience>

/** What is talked about: a hashtag with its sign, or a specialty. */
export const Topic = z.object({ topic: z.string(), posts: Count })
export type Topic = z.infer<typeof Topic>

/** A post in a few lines, within one that quotes it. */
export const QuotedPost = z.object({
  id: Id,
  author: MemberCard,
  content: z.string(),
  poll: Poll.pick({ votes: true, isClosed: true }).nullable(),
  createdAt: Moment,
})
export type QuotedPost = z.infer<typeof QuotedPost>

/** What the page behind a link said of itself when the server read it, and the site that answered where that is not the link's own. */
export const LinkPreview = z.object({ title: z.string(), description: z.string(), ledTo: z.string().nullable() })
export type LinkPreview = z.infer<typeof LinkPreview>

export const Post = z.object({
  id: Id,
  clientId: OwnClientId,
  author: MemberCard,
  content: z.string(),
  /** Handles of the members whom it mentions, without those whom the viewer may not meet. */
  mentioned: z.array(z.string()),
  /** In the order that its author gave them. */
  images: z.array(Image).max(IMAGES_MAX),
  link: z.string().nullable(),
  /** Null until the page behind the link has been read, and where it could not be. */
  preview: LinkPreview.nullable(),
  /** What it quotes; `post` is null where that is no more, or not for the viewer. */
  quoted: z.object({ postId: Id, post: QuotedPost.nullable() }).nullable(),
  poll: Poll.nullable(),
  /** Null where it is no case. */
  case: PostCase.nullable(),
  likes: z.number().int(),
  isLiked: z.boolean(),
  comments: z.number().int(),
  /** Comments beside those, by people across a block or in threads that they began: the viewer is not shown them. */
  commentsHidden: Count,
  isSaved: z.boolean(),
  /** Stands on its author's profile. */
  isPinned: z.boolean(),
  verificationStatus: VerificationStatus,
  checkState: CheckState,
  audience: PostAudience,
  createdAt: Moment,
  editedAt: Moment.nullable(),
  /** There where it is withheld because of a report: its author and reviewers alone see it. */
  isWithheld: z.literal(true).optional(),
})
export type Post = z.infer<typeof Post>

/** What a post said until it was edited. */
export const PostVersion = z.object({ content: z.string(), link: z.string().nullable(), writtenAt: Moment })
export type PostVersion = z.infer<typeof PostVersion>
/** Which posts a feed holds: ranked for its reader, all of them, or those of mates and the reader's own. */
export const FeedShow = z.enum(['for_you', 'newest', 'mates'])
export type FeedShow = z.infer<typeof FeedShow>

const Likes = z.object({ postId: Id, likes: z.number().int(), isLiked: z.boolean() })

const PostId = z.strictObject({ postId: Id })
const Removed = z.object({ id: Id })

export const feed = {
  list: member
    .route({
      method: 'GET',
      path: '/api/feed/posts',
      summary:
        'A page of the feed: ranked for the reader, in an order kept while they read, or newest first. It may hold fewer posts than others',
    })
    .input(z.strictObject({ show: FeedShow.default('for_you'), cursor: Cursor.optional() }))
    .output(pageOf(Post))
    .errors(refuses('LIST_EXPIRED')),

  why: member
    .route({ method: 'GET', path: '/api/feed/posts/{postId}/why', summary: 'Why a post stands in For You, the strongest reason first' })
    .input(PostId)
    .output(z.object({ items: z.array(Reason) }))
    .errors(refuses('NOT_FOUND')),

  trending: member
    .route({ method: 'GET', path: '/api/feed/trending', summary: TRENDING_RULE })
    .output(z.object({ items: z.array(Post).max(TRENDING_SIZE) })),

  topics: member
    .route({ method: 'GET', path: '/api/feed/topics', summary: TOPICS_RULE })
    .output(z.object({ items: z.array(Topic).max(TOPICS_SIZE) })),

  onTopic: member
    .route({
      method: 'GET',
      path: '/api/feed/topics/posts',
      summary: 'Posts on a topic, newest first: all, or those that TOPICS_RULE counts',
    })
    .input(z.strictObject({ topic: line(120), within: z.literal('week').optional(), cursor: Cursor.optional() }))
    .output(pageOf(Post)),

  refresh: member
    .route({
      method: 'POST',
      path: '/api/feed/refresh',
      summary: 'Posts the reader already holds as they are now; `gone` lists those that are no more',
    })
    .input(z.strictObject({ ids: z.array(Id).min(1).max(100) }))
    .output(z.object({ items: z.array(Post), gone: z.array(Id) })),

  arrived: member
    .route({ method: 'POST', path: '/api/feed/arrived', summary: 'Of posts said to be new, those that the reader’s feed lists' })
    .input(z.strictObject({ ids: z.array(Id).min(1).max(FEED_GREW_MAX) }))
    .output(z.object({ items: z.array(Post) })),

  get: member
    .route({ method: 'GET', path: '/api/feed/posts/{postId}', summary: 'One post' })
    .input(PostId)
    .output(Post)
    .errors(refuses('NOT_FOUND')),

  related: member
    .route({
      method: 'GET',
      path: '/api/feed/posts/{postId}/related',
      summary: 'Recent posts that share a hashtag with a post; where there are none, those by authors of the same specialty',
    })
    .input(PostId)
    .output(
      z.object({
        items: z.array(Post).max(RELATED_SIZE),
        /** The specialty, where that is all they have in common; null where each shares a hashtag. */
        specialty: z.string().nullable(),
      }),
    )
    .errors(refuses('NOT_FOUND')),

  versions: member
    .route({ method: 'GET', path: '/api/feed/posts/{postId}/versions', summary: 'What a post said before each edit, newest first' })
    .input(PostId)
    .output(z.object({ items: z.array(PostVersion).max(VERSIONS_MAX) }))
    .errors(refuses('NOT_FOUND')),

  create: member
    .route({ method: 'POST', path: '/api/feed/posts', successStatus: 201, summary: 'Post to the feed' })
    .input(
      z.strictObject({
        clientId: ClientId,
        content: prose(POST_MAX),
        images: z
          .array(z.strictObject({ id: Id, alt: line(ALT_MAX, 0) }))
          .max(IMAGES_MAX)
          .optional(),
        link: WebLink.optional(),
        quotedId: Id.optional(),
        poll: PollDraft.optional(),
        /** Members, unless it says so. */
        audience: PostAudience.optional(),
      }),
    )
    .output(Post)
    .errors(refuses('NOT_FOUND')),

  edit: member
    .route({
      method: 'PATCH',
      path: '/api/feed/posts/{postId}',
      summary: "Change one's own post; who may read it becomes fewer and never more, for others have answered it meanwhile",
    })
    .input(PostId.extend({ content: prose(POST_MAX), link: WebLink.nullable(), audience: PostAudience.optional() }))
    .output(Post)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN', 'WIDER_AUDIENCE', 'CASE_WORDS_STAY')),

  remove: member
    .route({ method: 'DELETE', path: '/api/feed/posts/{postId}', summary: "Delete one's own post" })
    .input(PostId)
    .output(Removed)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),

  like: member
    .route({ method: 'PUT', path: '/api/feed/posts/{postId}/like', summary: 'Like a post; liking twice is liking once' })
    .input(PostId)
    .output(Likes)
    .errors(refuses('NOT_FOUND')),

  unlike: member
    .route({ method: 'DELETE', path: '/api/feed/posts/{postId}/like', summary: 'Take a like back' })
    .input(PostId)
    .output(Likes)
    .errors(refuses('NOT_FOUND')),

  save: member
    .route({ method: 'PUT', path: '/api/feed/posts/{postId}/save', summary: 'Keep a post for later; only the member sees it' })
    .input(PostId)
    .output(z.object({ postId: Id, isSaved: z.boolean() }))
    .errors(refuses('NOT_FOUND')),

  unsave: member
    .route({ method: 'DELETE', path: '/api/feed/posts/{postId}/save', summary: 'No longer keep a post' })
    .input(PostId)
    .output(z.object({ postId: Id, isSaved: z.boolean() }))
    .errors(refuses('NOT_FOUND')),

  pinned: member
    .route({ method: 'GET', path: '/api/feed/pinned', summary: 'The post that a member has pinned to their profile, if any' })
    .input(z.strictObject({ memberId: Id }))
    .output(z.object({ items: z.array(Post).max(1) })),

  pin: member
    .route({ method: 'PUT', path: '/api/feed/posts/{postId}/pin', summary: "Pin one's own post to one's profile, in place of any other" })
    .input(PostId)
    .output(z.object({ postId: Id, isPinned: z.boolean() }))
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),

  unpin: member
    .route({ method: 'DELETE', path: '/api/feed/posts/{postId}/pin', summary: "Take a post down from one's profile" })
    .input(PostId)
    .output(z.object({ postId: Id, isPinned: z.boolean() }))
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),

  ...comments,
  ...votes,
}
