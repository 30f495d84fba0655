import { feedback } from '#contract/feedback.ts'
import { serve } from '../platform/http/serve.ts'
import { tellDesk } from '../verification/tell.ts'
import { feedbackPage, markSeen } from './feedback.ts'

export const feedbackRoutes = serve(feedback, {
  list: ({ show, cursor }, { db }) => feedbackPage(db, show, cursor),

  see: async ({ ids, upTo }, context) => {
    const seen = await markSeen(context.db, context.viewer.id, ids, upTo)
    if (seen > 0) await tellDesk(context)
    return { seen }
  },
})
