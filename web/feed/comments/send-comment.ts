import type { Comment } from '#contract/comments.ts'
import type { Id } from '#contract/page.ts'
import { asksDoxy } from '../../doxy/mention.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import type { Delivery } from '../../lib/outbox/entry.ts'
import { toast } from '../../ui/status/toast.ts'
import { addComment } from '../cache/queries.ts'
import { refreshSoon, rereadComments } from '../cache/refresh.ts'
import { askDoxy } from './ask-doxy.ts'

/** A reply says which comment it answers, and in which thread it waits to be sent. */
export type CommentToSend = { postId: Id; text: string; parentId?: Id; threadId?: Id }

export const commentDelivery: Delivery<CommentToSend, Comment> = {
  send: ({ postId, text, parentId }, clientId, options) =>
    api.feed.comment({ postId, clientId, text, ...(parentId && { parentId }) }, options),

  sent: (cache, comment, { postId, text }) => {
    addComment(cache, comment)
    refreshSoon(cache, postId)
    // A reading that began before may not know of it.
    rereadComments(cache, postId)
    if (asksDoxy(text)) askDoxy(cache, comment)
  },

  // The post that it stands under may be gone, so its text is to be had here too.
  refused: (words, { text }, _cache, clientId) =>
    void toast.error(say('Your comment was not sent.'), {
      id: clientId,
      description: words,
      duration: Number.POSITIVE_INFINITY,
      action: { label: say('Copy text'), onClick: () => void navigator.clipboard.writeText(text) },
    }),
}
