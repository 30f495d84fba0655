import { Refusal } from '#contract/errors.ts'
import { mates } from '#contract/mates.ts'
import { serve } from '../platform/http/serve.ts'
import { getCard } from '../profile/card.ts'
import { act, tellBoth } from './act.ts'
import { saveMatesAudience } from './audience.ts'
import { listBlocked, removeBlock, saveBlock } from './blocks.ts'
import { directoryPage } from './directory.ts'
import { listMates, listMatesOf } from './lists.ts'
import { overviewOf } from './overview.ts'
import { getPerson, maySeeMatesOf } from './person.ts'
import { saveDismissal } from './queries.ts'
import { suggestMates } from './suggestions.ts'

export const matesRoutes = serve(mates, {
  overview: (_input, { db, viewer }) => overviewOf(db, viewer.id, new Date()),
  list: ({ state, cursor }, { db, viewer }) => listMates(db, viewer.id, state, cursor),
  suggestions: async ({ limit }, { db, viewer }) => ({ items: await suggestMates(db, viewer.id, limit) }),
  directory: (asked, { db, viewer }) => directoryPage(db, viewer.id, asked),
  person: ({ memberId }, { db, viewer }) => getPerson(db, viewer.id, memberId.toLowerCase()),

  listOf: async ({ memberId, cursor }, { db, viewer }) => {
    await maySeeMatesOf(db, viewer.id, memberId.toLowerCase())
    return listMatesOf(db, viewer.id, memberId, cursor)
  },

  dismiss: async ({ memberId }, { db, viewer }) => {
    await getCard(db, memberId.toLowerCase())
    await saveDismissal(db, viewer.id, memberId)
    return { id: memberId }
  },

  request: act('request'),
  accept: act('accept'),
  decline: act('decline'),
  withdraw: act('withdraw'),
  remove: act('remove'),

  setAudience: async ({ audience }, { db, viewer }) => {
    await saveMatesAudience(db, viewer.id, audience)
    return { audience }
  },

  blocks: ({ cursor }, { db, viewer }) => listBlocked(db, viewer.id, cursor),

  block: async ({ memberId }, { db, live, viewer }) => {
    const id = memberId.toLowerCase()
    if (id === viewer.id) throw new Refusal('BAD_INPUT', { words: 'You cannot block yourself.' })
    const parted = await db.transaction().execute((tx) => saveBlock(tx, viewer.id, id))
    // Only somebody whose list has changed is told of it: a hint out of nothing would give the block away.
    if (parted) tellBoth(live, viewer.id, id)
    else live.toMember(viewer.id, 'mates_changed', {})
    return { id }
  },

  unblock: async ({ memberId }, { db, live, viewer }) => {
    await removeBlock(db, viewer.id, memberId)
    live.toMember(viewer.id, 'mates_changed', {})
    return { id: memberId }
  },
})
