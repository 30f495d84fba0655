import { home } from '#contract/home.ts'
import { serve } from '../platform/http/serve.ts'
import { deskCounts } from './desk.ts'
import { statsOf } from './stats.ts'
import { summaryOf } from './summary.ts'

export const homeRoutes = serve(home, {
  summary: (_input, { db, viewer }) => summaryOf(db, viewer.id, new Date()),
  desk: (_input, { db }) => deskCounts(db),
  stats: (_input, { db, viewer }) => statsOf(db, viewer.id, new Date()),
})
