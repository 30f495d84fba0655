import { suggestions } from '#contract/suggestions.ts'
import { isWithin } from '../../platform/access/limits.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { loadCards } from '../../profile/public.ts'
import { suggestBeside } from './facts-beside.ts'
import { suggestMembers } from './members.ts'
import { suggestTopics } from './topics.ts'

export const suggestionsRoutes = serve(suggestions, {
  topics: async ({ q }, { db, limits, viewer }) => {
    await limits.searches(viewer.id)
    return { items: await suggestTopics(db, viewer.id, q) }
  },

  facts: async (asked, { db, limits, viewer }) => {
    await limits.searches(viewer.id)
    return { items: await suggestBeside(db, viewer.id, asked) }
  },

  members: async ({ q, postId }, { db, limits, viewer }) => {
    await limits.searches(viewer.id)
    const found = await suggestMembers(db, viewer.id, q, postId)
    // Strangers count among the people one is shown in a day. Whoever has seen as many as that goes on with those they know.
    const strangers = found.filter(({ near }) => near === 'other').length
    const shown = (await isWithin(limits.people(viewer.id, strangers))) ? found : found.filter(({ near }) => near !== 'other')
    const cards = await loadCards(
      db,
      shown.map(({ id }) => id),
    )
    return { items: shown.flatMap(({ id, near }) => (cards.has(id) ? [{ member: cards.get(id)!, near }] : [])) }
  },
})
