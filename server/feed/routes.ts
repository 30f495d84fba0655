import { Refusal } from '#contract/errors.ts'
import { feed } from '#contract/feed.ts'
import type { Doxy } from '../doxy/ask.ts'
import { announce } from '../notifications/notify.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/serve.ts'
import { findStrangers } from '../profile/relation.ts'
import { commentPage, getCommentLocked, removeComment, saveComment, saveCommentText, showComment } from './comments.ts'
import { answerComment, asksDoxy, joined, saveAnswer } from './doxy-comment.ts'
import { getMetPostLocked, getPostLocked, removePost, saveKept, saveLike, savePost, savePostText } from './queries.ts'
import { mayChange, mayEditComment, mayRemoveComment } from './rules.ts'
import { getPost, loadPosts, timelinePage } from './timeline.ts'
import { topicPage, trendingTopics } from './topics.ts'
import { trendingPosts } from './trending.ts'

export const feedRoutes = (doxy: Doxy) =>
  serve(feed, {
    list: ({ cursor }, { db, viewer }) => timelinePage(db, viewer.id, cursor),

    trending: async (_, { db, viewer }) => ({ items: await trendingPosts(db, viewer.id) }),

    topics: async (_, { db }) => ({ items: await trendingTopics(db) }),
    onTopic: ({ topic, cursor }, { db, viewer }) => topicPage(db, viewer.id, topic, cursor),

    refresh: async ({ ids }, { db, viewer }) => {
      const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
      const items = await loadPosts(db, viewer.id, asked)
      const found = new Set(items.map(({ id }) => id))
      return { items, gone: asked.filter((id) => !found.has(id)) }
    },

    get: ({ postId }, { db, viewer }) => getPost(db, viewer.id, postId),

    create: async (draft, { db, live, viewer }) => {
      const { id, isNew } = await db.transaction().execute((tx) => savePost(tx, viewer.id, draft))
      if (isNew) live.toEveryone('post_added', { postId: id, authorId: viewer.id }, await findStrangers(db, viewer.id))
      return getPost(db, viewer.id, id)
    },

    edit: async ({ postId, content, link }, { db, live, viewer }) => {
      const changed = await db.transaction().execute(async (tx) => {
        const post = await getPostLocked(tx, postId)
        mayChange(post, viewer.id)
        return savePostText(tx, post.id, { content, link })
      })
      const post = await getPost(db, viewer.id, postId)
      if (changed) live.toEveryone('post_changed', { postId: post.id }, await findStrangers(db, viewer.id))
      return post
    },

    remove: async ({ postId }, { db, files, live, log, viewer }) => {
      const { id, imageId, told } = await db.transaction().execute(async (tx) => {
        const post = await getPostLocked(tx, postId)
        mayChange(post, viewer.id)
        return { id: post.id, ...(await removePost(tx, post.id)) }
      })
      live.toEveryone('post_removed', { postId: id }, await findStrangers(db, viewer.id))
      announce(live, told)
      // The post is gone already: bytes that stay behind are the operator's matter, not the member's.
      if (imageId) await files.remove(imageId).catch((error) => log.error({ err: error, imageId }, 'bytes of a removed picture'))
      return { id }
    },

    like: likes(true),
    unlike: likes(false),

    save: ({ postId }, { db, viewer }) => db.transaction().execute((tx) => saveKept(tx, postId, viewer.id, true)),
    unsave: ({ postId }, { db, viewer }) => db.transaction().execute((tx) => saveKept(tx, postId, viewer.id, false)),

    comments: ({ postId, cursor }, { db, viewer }) => commentPage(db, viewer.id, postId, cursor),

    comment: async (draft, { db, live, viewer }) => {
      const { post, row, counts, told } = await db.transaction().execute((tx) => saveComment(tx, viewer.id, draft))
      announce(live, told)
      if (counts) {
        live.toEveryone('comment_added', { postId: row.post_id, commentId: row.id }, await findStrangers(db, post.author_id, viewer.id))
        live.toEveryone('post_counts', { postId: row.post_id, ...counts }, await findStrangers(db, post.author_id))
      }
      return showComment(db, viewer.id, row)
    },

    askDoxy: async ({ postId, commentId }, context) => {
      const { db, live, limits, viewer } = context
      await limits.questions(viewer.id)
      const post = await getPost(db, viewer.id, postId)
      const comment = await db.transaction().execute((tx) => getCommentLocked(tx, post.id, commentId))
      mayChange(comment, viewer.id)
      if (comment.is_ai || !asksDoxy(comment.text)) throw new Refusal('NO_QUESTION')
      const answer = await answerComment(doxy, viewer.id, comment.text, post.content)
      const { row, counts, authorId } = await db.transaction().execute(async (tx) => {
        const locked = await getMetPostLocked(tx, viewer.id, post.id)
        return { ...(await saveAnswer(tx, locked, viewer.id, comment.id, joined(answer))), authorId: locked.author_id }
      })
      if (counts) {
        live.toEveryone('comment_added', { postId: row.post_id, commentId: row.id }, await findStrangers(db, authorId, viewer.id))
        live.toEveryone('post_counts', { postId: row.post_id, ...counts }, await findStrangers(db, authorId))
      }
      return showComment(db, viewer.id, row)
    },

    editComment: async ({ postId, commentId, text }, { db, live, viewer }) => {
      const { row, changed } = await db.transaction().execute(async (tx) => {
        const comment = await getCommentLocked(tx, postId, commentId)
        mayEditComment(comment, viewer.id)
        const changed = await saveCommentText(tx, comment.id, text)
        return { row: changed ?? comment, changed }
      })
      if (changed) live.toEveryone('comment_changed', { postId: row.post_id, commentId: row.id }, await findStrangers(db, viewer.id))
      return showComment(db, viewer.id, row)
    },

    removeComment: async ({ postId, commentId }, { db, live, viewer }) => {
      const { post, comment, counts, told } = await db.transaction().execute(async (tx) => {
        const post = await getPostLocked(tx, postId)
        const comment = await getCommentLocked(tx, post.id, commentId)
        mayRemoveComment(comment, post, viewer.id)
        return { post, comment, ...(await removeComment(tx, post, comment)) }
      })
      const strangers = await findStrangers(db, post.author_id)
      live.toEveryone('comment_removed', { postId: comment.post_id, commentId: comment.id }, strangers)
      live.toEveryone('post_counts', { postId: comment.post_id, ...counts }, strangers)
      announce(live, told)
      return { id: comment.id }
    },
  })

function likes(liked: boolean) {
  return async ({ postId }: { postId: string }, { db, live, viewer }: MemberContext) => {
    const { post, likes, counts, told } = await db.transaction().execute((tx) => saveLike(tx, postId, viewer.id, liked))
    if (counts) live.toEveryone('post_counts', { postId: post.id, ...counts }, await findStrangers(db, post.author_id))
    announce(live, told)
    return { postId: post.id, likes, isLiked: liked }
  }
}
