import { cases } from '#contract/case-posts.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { publish } from '../publish.ts'
import { saveCase } from './save.ts'
import { scanCase } from './scan.ts'

export const casesRoutes = serve(cases, {
  scan: async (words) => ({ words, findings: scanCase(words) }),
  post: (draft, context) => publish(context, (tx) => saveCase(tx, context.viewer.id, draft)),
})
