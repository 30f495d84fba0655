import { checks } from '#contract/checks.ts'
import { announce, notify } from '../../notifications/notify.ts'
import { recordIn } from '../../platform/audit.ts'
import { serve } from '../../platform/http/serve.ts'
import { findStrangers } from '../../profile/relation.ts'
import { getPost } from '../timeline.ts'
import { contest, decide, getCheck, reviewPage } from './checks.ts'

export const checksRoutes = serve(checks, {
  get: async ({ postId }, { db, viewer }) => {
    // Whoever may not meet the post learns nothing of its check.
    await getPost(db, viewer.id, postId)
    return getCheck(db, viewer.id, postId)
  },

  contest: async ({ postId, words }, { db, viewer }) => {
    await db.transaction().execute((tx) => contest(tx, viewer.id, postId, words))
    return getCheck(db, viewer.id, postId)
  },

  queue: ({ cursor }, { db, viewer }) => reviewPage(db, viewer.id, cursor),

  decide: async ({ postId, status, words }, { db, live, viewer }) => {
    const { authorId, told } = await db.transaction().execute(async (tx) => {
      const authorId = await decide(tx, viewer.id, postId, status, words)
      const told = await notify(tx, { to: authorId, kind: 'post_checked', subject: postId })
      await recordIn(tx, 'post_check_decided', viewer.id, { post: postId, status })
      return { authorId, told }
    })
    live.toEveryone('post_changed', { postId }, await findStrangers(db, authorId))
    announce(live, told)
    return getCheck(db, viewer.id, postId)
  },
})
