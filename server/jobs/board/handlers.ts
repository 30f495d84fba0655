import type { jobs } from '#contract/jobs.ts'
import { roleOf } from '../../institutions/public.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { mayManage } from '../rules.ts'
import { getPublic } from '../visible.ts'
import { loadFacets } from './facets.ts'
import { postingPage } from './list.ts'
import { loadPosting } from './load.ts'
import { saveSaved } from './saved.ts'
import { suggestedJobs } from './suggested.ts'

const saves =
  (isSaved: boolean) =>
  async ({ postingId }: { postingId: string }, { db, live, viewer }: MemberContext) => {
    const { id } = await getPublic(db, postingId)
    const saved = await saveSaved(db, viewer.id, id, isSaved)
    live.toMember(viewer.id, 'saved_jobs_changed')
    return saved
  }

export const boardHandlers: Handlers<typeof jobs> = {
  list: async (asked, { db, limits, viewer }) => {
    await limits.searches(viewer.id)
    return postingPage(db, viewer.id, asked)
  },

  facets: async (filters, { db, limits, viewer }) => {
    await limits.searches(viewer.id)
    return loadFacets(db, viewer.id, filters)
  },

  suggested: async (_, { db, viewer }) => ({ items: await suggestedJobs(db, viewer.id) }),

  get: async ({ postingId }, { db, viewer }) => {
    const { id, institutionId } = await getPublic(db, postingId)
    return loadPosting(db, viewer.id, id, mayManage(await roleOf(db, viewer.id, institutionId)))
  },

  save: saves(true),
  unsave: saves(false),
}
