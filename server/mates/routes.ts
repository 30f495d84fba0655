import { Refusal } from '#contract/errors.ts'
import { type MatesOverview, mates } from '#contract/mates.ts'
import { countShown } from '../platform/access/limits.ts'
import { nowIn } from '../platform/days.ts'
import type { Db } from '../platform/db/client.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { getCard, updateProfile } from '../profile/public.ts'
import { relationTo, removeBlock } from '../relations/public.ts'
import { block, listBlocked } from './blocks.ts'
import { directoryPage } from './directory.ts'
import { linksChanged } from './kept-suggestions.ts'
import { getMateProfile, maySeeMatesOf } from './mate-profile.ts'
import { announceMates, makeMove } from './moves.ts'
import { type FindMembers, suggestMates } from './public.ts'
import { listMates, listMatesOf, saveDismissal } from './queries.ts'

/** The overview counts messages too, so whoever joins the rooms hands it in. */
type CountOverview = (db: Db, viewerId: string, now: Temporal.ZonedDateTime) => Promise<MatesOverview>

export const matesRoutes = (overview: CountOverview, find: FindMembers) =>
  serve(mates, {
    overview: (_input, { caller, db, viewer }) => overview(db, viewer.id, nowIn(caller.timeZone)),
    list: ({ state, q, cursor }, { db, viewer }) => listMates(db, viewer.id, { list: state, q, cursor }),
    suggestions: async ({ limit }, { db, limits, viewer }) => {
      const items = await suggestMates(db, viewer.id, limit)
      await limits.people(viewer.id, items.length)
      return { items }
    },

    directory: async (asked, { db, limits, viewer }) => {
      // Also where nobody is found, who would be counted.
      await limits.searches(viewer.id)
      return countShown(limits.people, viewer.id, directoryPage(db, viewer.id, asked, find))
    },

    profile: async ({ memberId }, { db, limits, viewer }) => {
      const profile = await getMateProfile(db, viewer.id, memberId.toLowerCase())
      await limits.people(viewer.id)
      return profile
    },

    listOf: async ({ memberId, cursor }, { db, limits, viewer }) => {
      await maySeeMatesOf(db, viewer.id, memberId.toLowerCase())
      return countShown(limits.people, viewer.id, listMatesOf(db, viewer.id, memberId, cursor))
    },

    dismiss: async ({ memberId }, { db, viewer }) => {
      await getCard(db, memberId.toLowerCase())
      if ((await relationTo(db, viewer.id, memberId)) === 'blocked') throw new Refusal('NOT_FOUND')
      await saveDismissal(db, viewer.id, memberId)
      return { id: memberId }
    },

    request: makeMove('request'),
    accept: makeMove('accept'),
    decline: makeMove('decline'),
    withdraw: makeMove('withdraw'),
    remove: makeMove('remove'),

    setAudience: async ({ audience }, { db, live, viewer }) => {
      await updateProfile(db, viewer.id, { mates_audience: audience })
      // It stands on the profile as well, with their number.
      live.touch(`profile:${viewer.id}`, { by: viewer.id })
      return { audience }
    },

    blocks: ({ cursor }, { db, viewer }) => listBlocked(db, viewer.id, cursor),

    block: async ({ memberId }, { db, live, viewer }) => {
      const id = memberId.toLowerCase()
      if (id === viewer.id) throw new Refusal('BAD_INPUT', { words: 'You cannot block yourself.' })
      const parted = await db.transaction().execute((tx) => block(tx, viewer.id, id))
      live.rightsChanged([viewer.id, id])
      // Only somebody whose list has changed hears of it: a hint out of nothing would give the block away.
      announceMates(live, parted ? [viewer.id, id] : [viewer.id])
      return { id }
    },

    unblock: async ({ memberId }, { db, live, viewer }) => {
      await db.transaction().execute(async (tx) => {
        await removeBlock(tx, viewer.id, memberId)
        await linksChanged(tx, [viewer.id, memberId])
      })
      live.rightsChanged([viewer.id, memberId.toLowerCase()])
      announceMates(live, [viewer.id])
      return { id: memberId }
    },
  })
