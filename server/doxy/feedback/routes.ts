import { feedback } from '#contract/feedback.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { sealedLog } from '../../platform/secrets/opened.ts'
import { emitDeskChanged } from '../../verification/public.ts'
import { feedbackPage, markSeen } from './queries.ts'

export const feedbackRoutes = serve(feedback, {
  list: ({ show, cursor }, { db, vault, log, viewer }) => feedbackPage({ db, vault, log: sealedLog(log) }, viewer.id, show, cursor),

  see: async ({ ids, upTo }, context) => {
    const seen = await markSeen(context.db, context.viewer.id, ids, upTo)
    if (seen > 0) await emitDeskChanged(context, 'medical_editor')
    return { seen }
  },
})
