import { commentKind } from '../../feed/comments/comment-kind.ts'
import { postKind } from '../../feed/composer/post-kind.ts'
import { pressKind } from '../../feed/presses/press-kind.ts'
import type { SentKind } from '../../lib/outbox/entry.ts'
import { messageKind } from '../../messages/sending/message-kind.ts'
import type { deliveries } from './room-kinds.ts'

/** A kind whose room is fetched with the first entry that is to be sent. */
const later = (name: keyof typeof deliveries): SentKind => ({
  name,
  load: async () => (await import('./room-kinds.ts')).deliveries[name](),
})

const seldom = [
  'mate',
  'paper-comment',
  'application',
  'save-job',
  'save-paper',
  'follow-paper',
  'follow-institution',
  'go-to-event',
  'finish-reading',
  'answer-question',
  'rate-card',
] as const

/** All that is sent by the outbox. */
export const outboxTable: readonly SentKind[] = [postKind, commentKind, pressKind, messageKind, ...seldom.map(later)]
