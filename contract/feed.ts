import { z } from 'zod'
import { Image } from './files.ts'
import { ALT_MAX, COMMENT_MAX, POST_MAX, TOPICS_RULE, TRENDING_RULE } from './limits.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'
import { line, prose, WebLink } from './text.ts'

/** Posts in the trending row. */
export const TRENDING_SIZE = 3
/** Trending topics. */
export const TOPICS_SIZE = 5

/** What Doxy AI has found about a post so far. */
export const VerificationStatus = z.enum(['verified', 'pending', 'disputed'])
export type VerificationStatus = z.infer<typeof VerificationStatus>

/** What is talked about: a hashtag with its sign, or a specialty. */
export const Topic = z.object({ topic: z.string(), posts: Count })
export type Topic = z.infer<typeof Topic>

/** Made once by the sender, so that a repeated request cannot write twice. */
const ClientId = z.uuid()
/** Told to the sender alone, who knows by it that what was on its way has arrived. */
const OwnClientId = ClientId.nullable()

export const Post = z.object({
  id: Id,
  clientId: OwnClientId,
  author: MemberCard,
  content: z.string(),
  image: Image.nullable(),
  link: z.string().nullable(),
  likes: z.number().int(),
  isLiked: z.boolean(),
  comments: z.number().int(),
  isSaved: z.boolean(),
  verificationStatus: VerificationStatus,
  createdAt: Moment,
  editedAt: Moment.nullable(),
})
export type Post = z.infer<typeof Post>

export const Comment = z.object({
  id: Id,
  clientId: OwnClientId,
  postId: Id,
  author: MemberCard,
  /** Markdown. */
  text: z.string(),
  isAI: z.boolean(),
  createdAt: Moment,
  editedAt: Moment.nullable(),
})
export type Comment = z.infer<typeof Comment>

const Likes = z.object({ postId: Id, likes: z.number().int(), isLiked: z.boolean() })

const PostId = z.strictObject({ postId: Id })
const CommentId = z.strictObject({ postId: Id, commentId: Id })
const Removed = z.object({ id: Id })

export const feed = {
  list: member
    .route({ method: 'GET', path: '/api/feed/posts', summary: 'A page of the feed, newest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(Post)),

  trending: member
    .route({ method: 'GET', path: '/api/feed/trending', summary: TRENDING_RULE })
    .output(z.object({ items: z.array(Post).max(TRENDING_SIZE) })),

  topics: member
    .route({ method: 'GET', path: '/api/feed/topics', summary: TOPICS_RULE })
    .output(z.object({ items: z.array(Topic).max(TOPICS_SIZE) })),

  onTopic: member
    .route({ method: 'GET', path: '/api/feed/topics/posts', summary: "This week's posts on a topic, newest first" })
    .input(z.strictObject({ topic: line(120), cursor: Cursor.optional() }))
    .output(pageOf(Post)),

  refresh: member
    .route({
      method: 'POST',
      path: '/api/feed/refresh',
      summary: 'Posts the reader already holds as they are now; `gone` lists those that are no more',
    })
    .input(z.strictObject({ ids: z.array(Id).min(1).max(100) }))
    .output(z.object({ items: z.array(Post), gone: z.array(Id) })),

  get: member
    .route({ method: 'GET', path: '/api/feed/posts/{postId}', summary: 'One post' })
    .input(PostId)
    .output(Post)
    .errors(refuses('NOT_FOUND')),

  create: member
    .route({ method: 'POST', path: '/api/feed/posts', successStatus: 201, summary: 'Post to the feed' })
    .input(
      z.strictObject({
        clientId: ClientId,
        content: prose(POST_MAX),
        imageId: Id.optional(),
        imageAlt: line(ALT_MAX, 0).optional(),
        link: WebLink.optional(),
      }),
    )
    .output(Post)
    .errors(refuses('NOT_FOUND')),

  edit: member
    .route({ method: 'PATCH', path: '/api/feed/posts/{postId}', summary: "Change one's own post" })
    .input(PostId.extend({ content: prose(POST_MAX), link: WebLink.nullable() }))
    .output(Post)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),

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

  comments: member
    .route({ method: 'GET', path: '/api/feed/posts/{postId}/comments', summary: 'A page of comments, newest first' })
    .input(PostId.extend({ cursor: Cursor.optional() }))
    .output(pageOf(Comment))
    .errors(refuses('NOT_FOUND')),

  comment: member
    .route({ method: 'POST', path: '/api/feed/posts/{postId}/comments', successStatus: 201, summary: 'Comment on a post' })
    .input(PostId.extend({ clientId: ClientId, text: prose(COMMENT_MAX) }))
    .output(Comment)
    .errors(refuses('NOT_FOUND')),

  askDoxy: member
    .route({
      method: 'POST',
      path: '/api/feed/posts/{postId}/comments/{commentId}/doxy',
      successStatus: 201,
      summary: "Doxy AI's answer to one's own comment that mentions @doxy, below the post for everybody",
    })
    .input(CommentId)
    .output(Comment)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN', 'NO_QUESTION')),

  editComment: member
    .route({ method: 'PATCH', path: '/api/feed/posts/{postId}/comments/{commentId}', summary: "Change one's own comment" })
    .input(CommentId.extend({ text: prose(COMMENT_MAX) }))
    .output(Comment)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),

  removeComment: member
    .route({
      method: 'DELETE',
      path: '/api/feed/posts/{postId}/comments/{commentId}',
      summary: "Delete one's own comment, or any comment under one's own post",
    })
    .input(CommentId)
    .output(Removed)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),
}
