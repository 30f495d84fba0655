import type { Id } from '#contract/page.ts'
import type { Kind } from '../../lib/outbox/entry.ts'
import type { CommentToSend } from './send-comment.ts'

/** Comments of one post follow one another. */
export const commentsOn = (postId: Id) => `comment:${postId}`

export const commentKind: Kind<CommentToSend> = {
  name: 'comment',
  queueOf: ({ postId }) => commentsOn(postId),
  load: async () => (await import('./send-comment.ts')).commentDelivery,
}
