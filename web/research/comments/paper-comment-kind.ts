import type { Id } from '#contract/page.ts'
import type { Kind } from '../../lib/outbox/entry.ts'
import type { PaperCommentToSend } from './send-paper-comment.ts'

/** Comments on one paper follow one another. */
export const commentsOnPaper = (paperId: Id) => `paper-comment:${paperId}`

export const paperCommentKind: Kind<PaperCommentToSend> = {
  name: 'paper-comment',
  queueOf: ({ paperId }) => commentsOnPaper(paperId),
  load: async () => (await import('./send-paper-comment.ts')).paperCommentDelivery,
}
