import { z } from 'zod'
import { ClientId, OwnClientId } from './client-id.ts'
import { COMMENT_MAX } from './limits.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'
import { prose } from './text.ts'

/** Which comments come first: by BEST_RULE, or by time. */
export const CommentSort = z.enum(['best', 'newest'])
export type CommentSort = z.infer<typeof CommentSort>

export const Comment = z.object({
  id: Id,
  clientId: OwnClientId,
  postId: Id,
  /** The comment that began the thread; nothing for one that begins a thread itself. */
  parentId: Id.nullable(),
  /** Whom a reply to a reply answers. */
  answered: MemberCard.pick({ handle: true, name: true }).nullable(),
  /** Nobody where the comment was removed, or is withheld from the viewer, and its replies keep its place. */
  author: MemberCard.nullable(),
  /** Markdown; empty where nobody is its author. */
  text: z.string(),
  /** Handles of the members whom it mentions, without those whom the viewer may not meet. */
  mentioned: z.array(z.string()),
  isAI: z.boolean(),
  likes: Count,
  isLiked: z.boolean(),
  replies: Count,
  createdAt: Moment,
  editedAt: Moment.nullable(),
  /** There where it is withheld because of a report: its author and reviewers alone see what it says. */
  isWithheld: z.literal(true).optional(),
})
export type Comment = z.infer<typeof Comment>

const PostId = z.strictObject({ postId: Id })
const CommentId = z.strictObject({ postId: Id, commentId: Id })
const CommentLikes = z.object({ commentId: Id, likes: Count, isLiked: z.boolean() })
const Removed = z.object({ id: Id })

/** What the feed answers about the comments under its posts. */
export const comments = {
  comments: member
    .route({
      method: 'GET',
      path: '/api/feed/posts/{postId}/comments',
      summary: 'A page of comments, newest first unless asked otherwise; the replies to one, oldest first',
    })
    .input(PostId.extend({ parentId: Id.optional(), sort: CommentSort.optional(), cursor: Cursor.optional() }))
    .output(pageOf(Comment))
    .errors(refuses('NOT_FOUND')),

  comment: member
    .route({
      method: 'POST',
      path: '/api/feed/posts/{postId}/comments',
      successStatus: 201,
      summary: 'Comment on a post, or answer a comment under it',
    })
    .input(PostId.extend({ clientId: ClientId, parentId: Id.optional(), text: prose(COMMENT_MAX) }))
    .output(Comment)
    .errors(refuses('NOT_FOUND')),

  askDoxy: member
    .route({
      method: 'POST',
      path: '/api/feed/posts/{postId}/comments/{commentId}/doxy',
      successStatus: 201,
      summary: "Doxy AI's answer to one's own comment that mentions @doxy, a reply to it for everybody",
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

  likeComment: member
    .route({
      method: 'PUT',
      path: '/api/feed/posts/{postId}/comments/{commentId}/like',
      summary: 'Like a comment; liking twice is liking once',
    })
    .input(CommentId)
    .output(CommentLikes)
    .errors(refuses('NOT_FOUND')),

  unlikeComment: member
    .route({ method: 'DELETE', path: '/api/feed/posts/{postId}/comments/{commentId}/like', summary: 'Take a like of a comment back' })
    .input(CommentId)
    .output(CommentLikes)
    .errors(refuses('NOT_FOUND')),
}
