import { commentKind } from '../../feed/comments/comment-kind.ts'
import { postKind } from '../../feed/composer/post-kind.ts'
import { pressKind } from '../../feed/presses/press-kind.ts'
import type { Kind } from '../../lib/outbox/entry.ts'
import { mateMoveKind } from '../../mates/move-kind.ts'
import { messageKind } from '../../messages/sending/message-kind.ts'
import { paperCommentKind } from '../../research/comments/paper-comment-kind.ts'

/** All that is sent by the outbox. */
export const outboxTable: readonly Kind[] = [postKind, commentKind, pressKind, mateMoveKind, messageKind, paperCommentKind]
