import type { paperComments } from '#contract/paper-comments.ts'
import { announce } from '../../notifications/public.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import type { Live } from '../../platform/live/channel.ts'
import { mayEditComment, mayRemoveComment } from '../rules.ts'
import { getVisible, notFound } from '../visible.ts'
import { commentPage } from './pages.ts'
import { findQuote } from './quote.ts'
import { findSentComment, getCommentLocked, removeComment, saveComment, saveCommentText } from './save.ts'
import { showComment } from './show.ts'

/** What answers the comments of papers. */
export const commentHandlers: Handlers<typeof paperComments> = {
  list: async (asked, { db, limits, viewer }) => {
    const page = await commentPage(db, viewer.id, asked)
    await limits.posts(viewer.id)
    return page
  },

  comment: async ({ paperId, clientId, parentId, text, versionNo: chosen, quote }, { db, live, viewer }) => {
    const found = await getVisible(db, viewer.id, paperId)
    const versionNo = chosen ?? found.version_count
    if (versionNo > found.version_count) notFound()
    // What was sent before has been found before, whatever its version says by now.
    const isSent = (await findSentComment(db, viewer.id, clientId)) !== undefined
    const quoted = quote && !isSent ? { quote, page: await findQuote(db, viewer.id, found, versionNo, quote) } : null
    const { row, isNew, notifiedIds } = await db.transaction().execute(async (tx) => {
      const paper = await getVisible(tx, viewer.id, found.id, 'locked')
      return saveComment(tx, paper, { authorId: viewer.id, clientId, text, versionNo, parentId, quoted })
    })
    announce(live, notifiedIds)
    if (isNew) touch(live, row)
    return showComment(db, viewer.id, found, row)
  },

  edit: async ({ paperId, commentId, text }, { db, live, viewer }) => {
    const { paper, row, changed } = await db.transaction().execute(async (tx) => {
      const paper = await getVisible(tx, viewer.id, paperId, 'locked')
      const comment = await getCommentLocked(tx, viewer.id, paper.id, commentId)
      mayEditComment(comment, viewer.id)
      return { paper, ...(await saveCommentText(tx, comment, text)) }
    })
    if (changed) touch(live, row)
    return showComment(db, viewer.id, paper, row)
  },

  remove: async ({ paperId, commentId }, { db, live, viewer }) => {
    const { comment, notifiedIds } = await db.transaction().execute(async (tx) => {
      const paper = await getVisible(tx, viewer.id, paperId, 'locked')
      const comment = await getCommentLocked(tx, viewer.id, paper.id, commentId)
      mayRemoveComment(comment, paper, viewer.id)
      return { comment, notifiedIds: await removeComment(tx, paper, comment) }
    })
    touch(live, comment)
    announce(live, notifiedIds)
    return { id: comment.id }
  },
}

/** A comment came, changed or went: whoever may not see it hears nothing of that. */
const touch = (live: Live, { paper_id, author_id }: { paper_id: string; author_id: string }) =>
  live.touch(`paper:${paper_id}`, { by: author_id })
