import type { affiliations } from '#contract/affiliations.ts'
import { announce } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { getCard } from '../../profile/public.ts'
import { relationTo } from '../../relations/public.ts'
import { notFound, refuseHidden, requireRole } from '../visible.ts'
import { type AffiliationRow, confirmedOf, ownAffiliations, peoplePage, showAffiliations, waitingPage } from './queries.ts'
import { answerAffiliation, endAffiliation, removeAffiliation, saveAffiliation } from './save.ts'

type Changed = { row: AffiliationRow; notifiedIds: string[] }

/** Changes an affiliation in one transaction; open pages of the institution and of its member read again. */
async function change({ db, live, viewer }: MemberContext, act: (tx: Db) => Promise<Changed>) {
  const { row, notifiedIds } = await db.transaction().execute(act)
  announce(live, notifiedIds)
  live.touch(`institution:${row.institution_id}`, { by: row.member_id })
  live.touch(`profile:${row.member_id}`, { by: row.member_id })
  const [shown] = await showAffiliations(db, viewer.id, [row])
  return shown!
}

export const affiliationHandlers: Handlers<typeof affiliations> = {
  own: async (_, { db, viewer }) => ({ items: await ownAffiliations(db, viewer.id) }),

  ofMember: async ({ memberId }, { db, limits, viewer }) => {
    await getCard(db, memberId)
    if ((await relationTo(db, viewer.id, memberId)) === 'blocked') return notFound()
    if (memberId.toLowerCase() !== viewer.id) await limits.people(viewer.id)
    return { items: await confirmedOf(db, memberId) }
  },

  claim: (asked, context) => change(context, (tx) => saveAffiliation(tx, context.viewer.id, asked)),

  remove: async ({ affiliationId }, { db, live, viewer }) => {
    const { institutionId, notifiedIds } = await db.transaction().execute((tx) => removeAffiliation(tx, viewer.id, affiliationId))
    announce(live, notifiedIds)
    live.touch(`institution:${institutionId}`, { by: viewer.id })
    live.touch(`profile:${viewer.id}`, { by: viewer.id })
    return { id: affiliationId }
  },

  waiting: async ({ institutionId, cursor }, { db, viewer }) => {
    await requireRole(db, viewer.id, institutionId, 'people')
    return waitingPage(db, viewer.id, institutionId, cursor)
  },

  confirm: ({ affiliationId }, context) => change(context, (tx) => answerAffiliation(tx, context.viewer.id, affiliationId, 'confirmed')),
  decline: ({ affiliationId }, context) => change(context, (tx) => answerAffiliation(tx, context.viewer.id, affiliationId, 'declined')),
  end: ({ affiliationId, to }, context) => change(context, (tx) => endAffiliation(tx, context.viewer.id, affiliationId, to)),

  people: async (asked, { db, viewer, limits }) => {
    await refuseHidden(db, viewer.id, asked.institutionId)
    const page = await peoplePage(db, viewer.id, asked)
    await limits.people(viewer.id, page.items.length)
    return page
  },
}
