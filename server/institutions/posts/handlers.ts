import type { institutionPosts } from '#contract/institution-posts.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { queueFollowers } from '../followers/notify.ts'
import { refuseHidden, requireRole } from '../visible.ts'
import { addPost, isAuthor, offeredPosts, postsPage, removePost } from './queries.ts'

export const postHandlers: Handlers<typeof institutionPosts> = {
  list: async ({ institutionId, cursor }, { db, limits, viewer }) => {
    await refuseHidden(db, viewer.id, institutionId)
    const page = await postsPage(db, viewer.id, institutionId, cursor)
    await limits.posts(viewer.id, cursor === undefined ? 1 : page.items.length)
    return page
  },

  offered: async ({ institutionId }, { db, viewer }) => {
    await requireRole(db, viewer.id, institutionId, 'page')
    return { items: await offeredPosts(db, viewer.id, institutionId) }
  },

  add: async ({ institutionId, postId }, { db, live, viewer }) => {
    await db.transaction().execute(async (tx) => {
      await requireRole(tx, viewer.id, institutionId, 'page')
      if (await addPost(tx, viewer.id, institutionId, postId))
        await queueFollowers(tx, { institutionId, kind: 'institution_posted', byId: viewer.id })
    })
    live.touch(`institution:${institutionId}`)
    return { institutionId, postId }
  },

  remove: async ({ institutionId, postId }, { db, live, viewer }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await isAuthor(tx, viewer.id, postId))) await requireRole(tx, viewer.id, institutionId, 'page')
      await removePost(tx, institutionId, postId)
    })
    live.touch(`institution:${institutionId}`)
    return { institutionId, postId }
  },
}
