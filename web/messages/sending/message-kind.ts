import type { Id } from '#contract/page.ts'
import type { Kind } from '../../lib/outbox/entry.ts'
import type { MessageToSend } from './send-message.ts'

/** Messages of one conversation follow one another. */
export const messagesIn = (conversationId: Id) => `message:${conversationId}`

export const messageKind: Kind<MessageToSend> = {
  name: 'message',
  queueOf: ({ conversationId }) => messagesIn(conversationId),
  load: async () => (await import('./send-message.ts')).messageDelivery,
}
