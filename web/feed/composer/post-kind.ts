import type { Kind } from '../../lib/outbox/entry.ts'
import type { PostToSend } from './send-post.ts'

export const postKind: Kind<PostToSend> = {
  name: 'post',
  queueOf: () => 'post',
  load: async () => (await import('./send-post.ts')).postDelivery,
}
