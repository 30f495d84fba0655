import type { Id } from '#contract/page.ts'
import type { PaperComment } from '#contract/paper-comments.ts'
import { onLastPage } from '../../feed/cache/pages.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import type { Delivery } from '../../lib/outbox/entry.ts'
import { toast } from '../../ui/status/toast.ts'
import { commentsQuery } from '../queries.ts'
import { rereadPaper } from '../reread.ts'
import type { ChosenQuote } from './drafts.ts'

/** A reply says which comment it answers, and in which thread it waits to be sent. */
export type PaperCommentToSend = {
  paperId: Id
  text: string
  parentId?: Id
  threadId?: Id
  versionNo?: number
  quote?: ChosenQuote
}

export const paperCommentDelivery: Delivery<PaperCommentToSend, PaperComment> = {
  send: ({ threadId: _thread, ...comment }, clientId, options) => api.paperComments.comment({ ...comment, clientId }, options),

  sent: (cache, comment, { paperId, threadId }) => {
    cache.setQueryData(commentsQuery(paperId, threadId).queryKey, (pages) => pages && onLastPage(pages, comment))
    rereadPaper(cache, paperId)
  },

  // The paper that it stands under may be gone, so its text is to be had here too.
  refused: (words, { text }, _cache, clientId) =>
    void toast.error(say('Your comment was not sent.'), {
      id: clientId,
      description: words,
      duration: Number.POSITIVE_INFINITY,
      action: { label: say('Copy text'), onClick: () => void navigator.clipboard.writeText(text) },
    }),
}
