import { feed, type Post } from '#contract/feed.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Doxy } from '../doxy/public.ts'
import { announce } from '../notifications/public.ts'
import { countShown } from '../platform/access/limits.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { findBlockedIds } from '../relations/public.ts'
import { emitDeskChanged } from '../verification/public.ts'
import { casesRoutes } from './cases/routes.ts'
import { checksRoutes } from './check/routes.ts'
import { choicesRoutes } from './choices/routes.ts'
import { commentHandlers } from './comments/handlers.ts'
import { CHECKED } from './interests.ts'
import { findPinned, savePin } from './pinned/queries.ts'
import { voteHandlers } from './poll/handlers.ts'
import { publish } from './publish.ts'
import { getVisiblePostLocked, removePost, saveLike, savePost, savePostText } from './queries.ts'
import { forYouPage } from './ranking/for-you.ts'
import { findReasons } from './ranking/why.ts'
import { isForAll, mayChange } from './rules.ts'
import { savedRoutes, saves } from './saved/routes.ts'
import { getPost, loadListed, loadPosts, timelinePage } from './timeline.ts'
import { trendingPosts } from './trending/posts.ts'
import { relatedPosts } from './trending/related.ts'
import { topicPage, trendingTopics } from './trending/topics.ts'
import { listVersions } from './versions/queries.ts'

export { serveCasePictures } from './cases/pictures/serve.ts'

export { servePublicPosts } from './public-page/routes.ts'

/** The parts of the contract that this room answers. */
export const feedRoutes = (doxy: Doxy) => ({
  feed: postRoutes(doxy),
  checks: checksRoutes,
  choices: choicesRoutes,
  saved: savedRoutes,
  cases: casesRoutes,
})

const postRoutes = (doxy: Doxy) =>
  serve(feed, {
    ...commentHandlers(doxy),
    ...voteHandlers,

    list: async ({ show, cursor }, { db, limits, viewer }) => {
      const page = await (show === 'for_you' ? forYouPage(db, viewer.id, cursor) : timelinePage(db, viewer.id, show, cursor))
      await limits.posts(viewer.id, pointsOf(page, cursor))
      return page
    },

    why: async ({ postId }, { db, viewer }) => ({ items: await findReasons(db, viewer.id, postId) }),

    trending: async (_, { db, limits, viewer }) => {
      const items = await trendingPosts(db, viewer.id)
      await limits.posts(viewer.id)
      return { items }
    },

    topics: async (_, { db, viewer }) => ({ items: await trendingTopics(db, viewer.id) }),
    onTopic: async (asked, { db, limits, viewer }) => {
      const page = await topicPage(db, viewer.id, asked)
      await limits.posts(viewer.id, pointsOf(page, asked.cursor))
      return page
    },

    refresh: async ({ ids }, { db, limits, viewer }) => {
      const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
      const items = await loadPosts(db, viewer.id, asked)
      await limits.posts(viewer.id, Math.ceil(items.length / PAGE_SIZE))
      const found = new Set(items.map(({ id }) => id))
      return { items, gone: asked.filter((id) => !found.has(id)) }
    },

    arrived: async ({ ids }, { db, limits, viewer }) => {
      const items = await loadListed(db, viewer.id, [...new Set(ids)])
      await limits.posts(viewer.id, Math.ceil(items.length / PAGE_SIZE))
      return { items }
    },

    get: async ({ postId }, { db, limits, viewer }) => {
      const post = await getPost(db, viewer.id, postId)
      await limits.posts(viewer.id)
      return post
    },

    related: async ({ postId }, { db, limits, viewer }) => {
      const post = await getPost(db, viewer.id, postId)
      return countShown(limits.posts, viewer.id, relatedPosts(db, viewer.id, post))
    },

    versions: async ({ postId }, { db, limits, viewer }) => {
      const post = await getPost(db, viewer.id, postId)
      await limits.posts(viewer.id)
      return { items: await listVersions(db, post.id) }
    },

    create: (draft, context) => publish(context, (tx) => savePost(tx, context.viewer.id, draft)),

    edit: async (change, { db, live, viewer }) => {
      const { changed, narrowed, notifiedIds } = await db.transaction().execute(async (tx) => {
        const post = await getVisiblePostLocked(tx, viewer.id, change.postId)
        mayChange(post, viewer.id)
        return savePostText(tx, change)
      })
      announce(live, notifiedIds)
      const post = await getPost(db, viewer.id, change.postId)
      if (narrowed) for (const kind of ['post', 'comments'] as const) live.audienceChanged(`${kind}:${post.id}`)
      if (changed) live.touch(`post:${post.id}`, { what: CHECKED })
      return post
    },

    remove: async ({ postId }, { db, files, live, log, viewer }) => {
      const { id, audience, imageIds, wasToReview, notifiedIds } = await db.transaction().execute(async (tx) => {
        const post = await getVisiblePostLocked(tx, viewer.id, postId)
        mayChange(post, viewer.id)
        return { ...post, ...(await removePost(tx, post.id)) }
      })
      if (wasToReview) await emitDeskChanged({ db, live }, 'medical_editor')
      // Whoever shows the feed alone may never have been able to read what was kept for some.
      const shown = isForAll(audience) ? (['feed', `post:${id}`] as const) : ([`post:${id}`] as const)
      live.toInterested(shown, 'post_removed', { postId: id }, await findBlockedIds(db, viewer.id))
      announce(live, notifiedIds)
      // The post is gone already: bytes that stay behind are the operator's matter, not the member's.
      for (const imageId of imageIds)
        await files.remove(imageId).catch((error) => log.error({ err: error, imageId }, 'bytes of a removed picture'))
      return { id }
    },

    like: likes(true),
    unlike: likes(false),

    pinned: async ({ memberId }, { db, limits, viewer }) => {
      const pinned = await findPinned(db, memberId)
      return countShown(
        limits.posts,
        viewer.id,
        loadPosts(db, viewer.id, pinned ? [pinned.id] : []).then((items) => ({ items })),
      )
    },
    pin: ({ postId }, { db, viewer }) => db.transaction().execute((tx) => savePin(tx, viewer.id, postId, true)),
    unpin: ({ postId }, { db, viewer }) => db.transaction().execute((tx) => savePin(tx, viewer.id, postId, false)),

    save: saves(true),
    unsave: saves(false),
  })

/** The top of a list, which a browser reads again by itself, counts as one; every further page as what it shows. */
const pointsOf = ({ items }: Page<Post>, cursor: string | undefined) => (cursor === undefined ? 1 : items.length)

function likes(liked: boolean) {
  return async ({ postId }: { postId: string }, { db, live, viewer }: MemberContext) => {
    const { post, likes, moved, notifiedIds } = await db.transaction().execute((tx) => saveLike(tx, postId, viewer.id, liked))
    if (moved) live.touch(`post:${post.id}`)
    announce(live, notifiedIds)
    return { postId: post.id, likes, isLiked: liked }
  }
}
