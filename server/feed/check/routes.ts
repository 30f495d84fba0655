import { checks } from '#contract/checks.ts'
import { announce, notify } from '../../notifications/notify.ts'
import { recordIn } from '../../platform/audit.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { findStrangers } from '../../profile/relation.ts'
import { tellDesk } from '../../verification/tell.ts'
import { getPost } from '../timeline.ts'
import { contest, decide, getCheck, reviewPage } from './checks.ts'

export const checksRoutes = serve(checks, {
  get: async ({ postId }, { db, viewer }) => {
    // Whoever may not meet the post learns nothing of its check.
    await getPost(db, viewer.id, postId)
    return getCheck(db, viewer.id, postId)
  },

  contest: async ({ postId, words }, context) => {
    const { db, viewer } = context
    await db.transaction().execute((tx) => contest(tx, viewer.id, postId, words))
    await tellOfCheck(context, postId, viewer.id)
    return getCheck(db, viewer.id, postId)
  },

  queue: ({ cursor }, { db, viewer }) => reviewPage(db, viewer.id, cursor),

  decide: async (decision, context) => {
    const { db, live, viewer } = context
    const { postId, status } = decision
    const { authorId, told } = await db.transaction().execute(async (tx) => {
      const authorId = await decide(tx, viewer.id, decision)
      const told = await notify(tx, { to: authorId, kind: 'post_checked', subject: postId })
      await recordIn(tx, 'post_check_decided', viewer.id, { post: postId, status })
      return { authorId, told }
    })
    await tellOfCheck(context, postId, authorId)
    announce(live, told)
    return getCheck(db, viewer.id, postId)
  },
})

/** Readers look again at the post and its check, reviewers at their desk. */
async function tellOfCheck({ db, live }: MemberContext, postId: string, authorId: string) {
  live.toEveryone('post_changed', { postId }, await findStrangers(db, authorId))
  await tellDesk({ db, live })
}
