import type { jobSearches } from '#contract/job-searches.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { addSearch, changeSearch, listSearches, removeSearch } from './queries.ts'

/** The viewer's other pages read their searches again. */
async function announced<T>({ live, viewer }: MemberContext, change: Promise<T>): Promise<T> {
  const changed = await change
  live.toMember(viewer.id, 'saved_jobs_changed')
  return changed
}

export const searchHandlers: Handlers<typeof jobSearches> = {
  list: async (_, { db, viewer }) => ({ items: await listSearches(db, viewer.id) }),
  add: (asked, context) =>
    announced(
      context,
      context.db.transaction().execute((tx) => addSearch(tx, context.viewer.id, asked)),
    ),
  change: (asked, context) => announced(context, changeSearch(context.db, context.viewer.id, asked)),
  remove: ({ searchId }, context) => announced(context, removeSearch(context.db, context.viewer.id, searchId)),
}
