import { home } from '#contract/home.ts'
import { countRinging, countWaiting } from '../messages/public.ts'
import { isWithin } from '../platform/access/limits.ts'
import { nowIn } from '../platform/days.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { countDesk } from './desk.ts'
import { endFirstDay, saveWeekRead } from './marks.ts'
import { getStats, getSummary } from './queries.ts'
import { weekBefore } from './week/rules.ts'
import { findWeek } from './week/week.ts'

export const homeRoutes = serve(home, {
  summary: async (_input, { caller, db, limits, viewer }) => {
    const { suggestions, ...own } = await getSummary(db, viewer.id, nowIn(caller.timeZone))
    return { ...own, suggestions: (await isWithin(limits.people(viewer.id, suggestions.length))) ? suggestions : null }
  },
  endFirstDay: async (_input, { db, viewer }) => {
    await endFirstDay(db, viewer.id)
    return { done: true }
  },
  week: async (_input, { db, limits, viewer }) => {
    const summary = await findWeek(db, viewer.id, weekBefore(new Date()))
    if (!summary) return null
    const { total, people } = summary.joined
    return { ...summary, joined: { total, people: (await isWithin(limits.people(viewer.id, people.length))) ? people : null } }
  },
  readWeek: async ({ monday }, { db, viewer }) => {
    await saveWeekRead(db, viewer.id, monday)
    return { done: true }
  },
  messages: async (_input, { db, viewer }) => {
    const [{ unread }, ringing] = await Promise.all([countWaiting(db, viewer.id), countRinging(db, viewer.id)])
    return { unread, ringing }
  },
  desk: (_input, { db, viewer }) => countDesk(db, viewer.roles),
  stats: (_input, { caller, db, viewer }) => getStats(db, viewer.id, nowIn(caller.timeZone)),
})
