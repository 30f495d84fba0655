import type { Kind } from '../../lib/outbox/entry.ts'
import { titleOf } from '../post/naming.ts'
import type { PostToSend } from './send-post.ts'

export const postKind: Kind<PostToSend> = {
  name: 'post',
  queueOf: () => 'post',
  describe: ({ text }) => ({ words: `Post: ${titleOf(text)}`, path: '/dashboard' }),
  load: async () => (await import('./send-post.ts')).postDelivery,
}
