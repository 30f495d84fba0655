import { commentKind } from '../../feed/comments/comment-kind.ts'
import { postKind } from '../../feed/composer/post-kind.ts'
import { pressKind } from '../../feed/presses/press-kind.ts'
import type { Kind } from '../../lib/outbox/entry.ts'
import { mateMoveKind } from '../../mates/move-kind.ts'
import { messageKind } from '../../messages/sending/message-kind.ts'
import { paperCommentKind } from '../../research/comments/paper-comment-kind.ts'
import type { deliveries } from './room-kinds.ts'

/** A kind whose room is fetched with the first entry that is to be sent. */
const later = (name: keyof typeof deliveries): Kind => ({
  name,
  queueOf: () => name,
  load: async () => (await import('./room-kinds.ts')).deliveries[name](),
})

/** All that is sent by the outbox. */
export const outboxTable: readonly Kind[] = [
  postKind,
  commentKind,
  pressKind,
  mateMoveKind,
  messageKind,
  paperCommentKind,
  ...(['save-job', 'save-paper', 'follow-paper', 'follow-institution', 'go-to-event', 'finish-reading'] as const).map(later),
]
