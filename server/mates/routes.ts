import { Refusal } from '#contract/errors.ts'
import { mates } from '#contract/mates.ts'
import { serve } from '../platform/http/serve.ts'
import { getCard } from '../profile/card.ts'
import { saveState, stateBetween } from './queries.ts'
import { move } from './rules.ts'
import { suggestMates } from './suggestions.ts'

export const matesRoutes = serve(mates, {
  suggestions: async ({ limit }, { db, viewer }) => ({ items: await suggestMates(db, viewer.id, limit) }),

  request: ({ memberId }, { db, viewer }) => {
    if (memberId === viewer.id) throw new Refusal('BAD_INPUT', { words: 'You cannot be your own mate.' })
    return db.transaction().execute(async (tx) => {
      const member = await getCard(tx, memberId)
      const state = move(await stateBetween(tx, viewer.id, memberId), 'request')
      await saveState(tx, viewer.id, memberId, state)
      return { member, state, reason: null }
    })
  },
})
