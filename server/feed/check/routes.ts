import { checks } from '#contract/checks.ts'
import { announce, notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { emitDeskChanged } from '../../verification/public.ts'
import { CHECKED } from '../interests.ts'
import { getPost } from '../timeline.ts'
import { contest, decide, getCheck, reviewPage } from './queries.ts'

export const checksRoutes = serve(checks, {
  get: async ({ postId }, { db, viewer }) => {
    // Whoever may not meet the post learns nothing of its check.
    await getPost(db, viewer.id, postId)
    return getCheck(db, viewer.id, postId)
  },

  contest: async ({ postId, words }, context) => {
    const { db, viewer } = context
    await getPost(db, viewer.id, postId)
    await db.transaction().execute((tx) => contest(tx, viewer.id, postId, words))
    await tellOfCheck(context, postId)
    return getCheck(db, viewer.id, postId)
  },

  queue: ({ cursor }, { db, viewer }) => reviewPage(db, viewer.id, cursor),

  decide: async (decision, context) => {
    const { db, live, viewer } = context
    const { postId, status } = decision
    const notifiedIds = await db.transaction().execute(async (tx) => {
      const authorId = await decide(tx, viewer.id, decision)
      const notifiedIds = await notify(tx, { to: authorId, kind: 'post_checked', subject: postId })
      await recordIn(tx, 'post_check_decided', viewer.id, { post: postId, status })
      return notifiedIds
    })
    await tellOfCheck(context, postId)
    announce(live, notifiedIds)
    return getCheck(db, viewer.id, postId)
  },
})

/** Readers look again at the post and its check, reviewers at their desk. */
async function tellOfCheck({ db, live }: MemberContext, postId: string) {
  live.touch(`post:${postId}`, { what: CHECKED })
  await emitDeskChanged({ db, live }, 'medical_editor')
}
