import type { institutions } from '#contract/institutions.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { ownPages } from '../roles/show.ts'
import { refuseUnopened, requireRole } from '../visible.ts'
import { saveFollow } from './follow.ts'
import { institutionPage } from './list.ts'
import { getPage } from './load.ts'
import { editPage } from './save.ts'

export const pageHandlers: Handlers<typeof institutions> = {
  list: async (asked, { db, limits, viewer }) => {
    await limits.searches(viewer.id)
    return institutionPage(db, asked)
  },

  own: (_, { db, viewer }) => ownPages(db, viewer.id),
  get: ({ institutionId }, { db, viewer }) => getPage(db, viewer.id, institutionId),

  edit: async (change, { db, live, viewer }) => {
    await db.transaction().execute(async (tx) => {
      await requireRole(tx, viewer.id, change.institutionId, 'page')
      await editPage(tx, viewer.id, change)
    })
    live.touch(`institution:${change.institutionId}`)
    return getPage(db, viewer.id, change.institutionId)
  },

  follow: async ({ institutionId }, { db, viewer }) => saveFollow(db, viewer.id, await refuseUnopened(db, institutionId), true),
  unfollow: async ({ institutionId }, { db, viewer }) => saveFollow(db, viewer.id, await refuseUnopened(db, institutionId), false),
}
