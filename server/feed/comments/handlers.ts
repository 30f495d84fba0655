import { Refusal } from '#contract/errors.ts'
import type { feed } from '#contract/feed.ts'
import type { Doxy } from '../../doxy/public.ts'
import { announce } from '../../notifications/public.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import type { Live } from '../../platform/live/channel.ts'
import { notifyOfMentions } from '../notices.ts'
import { getPostLocked, getVisiblePostLocked } from '../queries.ts'
import { mayChange, mayEditComment, mayRemoveComment } from '../rules.ts'
import { getPost } from '../timeline.ts'
import { answerComment, asksDoxy, asksSame, dropAnswer, joined, saveAnswer } from './doxy-answer.ts'
import { saveCommentLike } from './likes.ts'
import { commentPage } from './pages.ts'
import { getCommentLocked, getVisibleCommentLocked, saveComment, saveCommentText } from './queries.ts'
import { removeComment } from './remove.ts'
import { showComment } from './show.ts'

type Operation = 'comments' | 'comment' | 'askDoxy' | 'editComment' | 'removeComment' | 'likeComment' | 'unlikeComment'
type CommentHandlers = Pick<Handlers<typeof feed>, Operation>

/** What answers the comments of the feed's part of the contract. */
export const commentHandlers = (doxy: Doxy): CommentHandlers => ({
  comments: async (asked, { db, limits, viewer }) => {
    const page = await commentPage(db, viewer.id, asked)
    // A thread that is open is read again, all its pages, whenever somebody comments.
    await limits.posts(viewer.id)
    return page
  },

  comment: async (draft, { db, live, viewer }) => {
    const { row, isNew, notifiedIds } = await db.transaction().execute((tx) => saveComment(tx, viewer.id, draft))
    announce(live, notifiedIds)
    if (isNew) touchComments(live, row)
    return showComment(db, viewer.id, row)
  },

  askDoxy: async ({ postId, commentId }, context) => {
    const { db, live, limits, viewer } = context
    await limits.questions(viewer.id)
    const post = await getPost(db, viewer.id, postId)
    const { comment } = await db.transaction().execute((tx) => getVisibleCommentLocked(tx, viewer.id, post.id, commentId))
    mayChange(comment, viewer.id)
    if (comment.is_ai || !asksDoxy(comment.text)) throw new Refusal('NO_QUESTION')
    const answer = await answerComment(doxy, viewer.id, comment.text, post.content)
    const { row, isNew } = await db.transaction().execute(async (tx) => {
      const locked = await getVisiblePostLocked(tx, viewer.id, post.id)
      const asked = await getCommentLocked(tx, locked.id, comment.id)
      // Whoever changed it meanwhile asks something else.
      if (!asksSame(asked.text, comment.text)) throw new Refusal('NOT_FOUND')
      return saveAnswer(tx, locked, asked, joined(answer))
    })
    if (isNew) touchComments(live, row)
    return showComment(db, viewer.id, row)
  },

  editComment: async ({ postId, commentId, text }, { db, live, viewer }) => {
    const { row, changed, notifiedIds } = await db.transaction().execute(async (tx) => {
      const { post, comment } = await getVisibleCommentLocked(tx, viewer.id, postId, commentId)
      mayEditComment(comment, viewer.id)
      const forgottenIds = await dropAnswer(tx, post, comment, text)
      const changed = await saveCommentText(tx, post, comment, text)
      const mentionedIds = changed ? await notifyOfMentions(tx, changed, comment.mentioned) : []
      return { row: changed ?? comment, changed, notifiedIds: [...forgottenIds, ...mentionedIds] }
    })
    announce(live, notifiedIds)
    if (changed) touchComments(live, row)
    return showComment(db, viewer.id, row)
  },

  removeComment: async ({ postId, commentId }, { db, live, viewer }) => {
    const { comment, notifiedIds } = await db.transaction().execute(async (tx) => {
      const post = await getPostLocked(tx, postId)
      const comment = await getCommentLocked(tx, post.id, commentId)
      if (comment.author_id !== viewer.id && post.author_id !== viewer.id) await getVisibleCommentLocked(tx, viewer.id, postId, commentId)
      mayRemoveComment(comment, post, viewer.id)
      return { comment, ...(await removeComment(tx, post, comment)) }
    })
    touchComments(live, comment)
    announce(live, notifiedIds)
    return { id: comment.id }
  },

  likeComment: likes(true),
  unlikeComment: likes(false),
})

function likes(liked: boolean) {
  return async ({ postId, commentId }: { postId: string; commentId: string }, { db, live, viewer }: MemberContext) => {
    const { comment, likes, moved } = await db
      .transaction()
      .execute((tx) => saveCommentLike(tx, viewer.id, postId.toLowerCase(), commentId, liked))
    if (moved) live.touch(`comments:${comment.post_id}`, { by: comment.author_id })
    return { commentId: comment.id, likes, isLiked: liked }
  }
}

/** A comment came, changed or went: whoever may not see it hears nothing of that. */
function touchComments(live: Live, comment: { post_id: string; author_id: string }) {
  live.touch(`comments:${comment.post_id}`, { by: comment.author_id })
  live.touch(`post:${comment.post_id}`, { by: comment.author_id })
}
