import { sql } from 'kysely'
import type { DashboardStats, HomeSummary, Stat } from '#contract/home.ts'
import type { Mate } from '#contract/mates.ts'
import { savedBy } from '../feed/public.ts'
import { listAsked, suggestMates } from '../mates/public.ts'
import { messagesReceived, messagesUnread } from '../messages/public.ts'
import { dayStart } from '../platform/days.ts'
import type { Db } from '../platform/db/client.ts'
import { getCard } from '../profile/public.ts'
import { countByDay, type DailyCounts, runningTotals, sum } from './daily-counts.ts'
import { matesMade, ownMatesInAll, postsInAll, postsWritten, profileViews, viewsInAll } from './daily-events.ts'
import { findFirstSteps, openFirstDay } from './first-day/first-day.ts'
import { findMarks } from './marks.ts'
import { listRound } from './round.ts'
import { isWaiting, weekBefore } from './week/rules.ts'

const SUGGESTED = 3
const ASKED_SHOWN = 3

/** What /home shows a member, all of it counted now. */
export async function getSummary(db: Db, viewerId: string, now: Temporal.ZonedDateTime): Promise<HomeSummary & { suggestions: Mate[] }> {
  const [card, activity, round, marks, asked] = await Promise.all([
    getCard(db, viewerId),
    countActivity(db, viewerId, now),
    listRound(db, viewerId, now),
    findMarks(db, viewerId),
    listAsked(db, viewerId, dayStart(now), ASKED_SHOWN),
  ])
  const steps = marks.firstDayOver ? undefined : await findFirstSteps(db, viewerId)
  const { firstDay, suggestions } = steps
    ? await openFirstDay(db, viewerId, steps)
    : { firstDay: null, suggestions: await suggestMates(db, viewerId, SUGGESTED) }
  // Who was asked here today stays in sight: a press that leaves no trace after a reload looks as if it had been lost.
  const lastWeek = weekBefore(new Date(now.epochMilliseconds))
  const week = isWaiting(marks, lastWeek) ? lastWeek.untilDay : null
  return { card, ...activity, round, firstDay, week, suggestions: [...suggestions, ...asked] }
}

async function countActivity(db: Db, viewerId: string, now: Temporal.ZonedDateTime): Promise<Pick<HomeSummary, 'activity' | 'weeks'>> {
  const { posts, connections, saved, events } = await countByDay(
    db,
    ['posts', 'connections', 'saved', 'events'],
    {
      events: (since) => sql`
        ${postsWritten(viewerId, since)}
        union all ${matesMade(viewerId, since)}
        union all select 'saved', at from (${savedBy(viewerId)}) as saved
        union all select 'events', starts_at from event_attendance join event on event.id = event_id and event.cancelled_at is null
          where member_id = ${viewerId} and starts_at <= ${new Date(now.epochMilliseconds)}`,
      totals: sql`${postsInAll(viewerId)} union all ${ownMatesInAll(viewerId)}`,
    },
    now,
  )
  return {
    activity: { posts: posts.total, connections: connections.total, saved: saved.total, events: events.total },
    weeks: { posts: posts.week, connections: runningTotals(connections), saved: runningTotals(saved), events: events.week },
  }
}

/** The three figures of the dashboard. Views and messages are charted a day, mates as they stood at its end. */
export async function getStats(db: Db, viewerId: string, now: Temporal.ZonedDateTime): Promise<DashboardStats> {
  const {
    profileViews: views,
    connections,
    messages,
    unread,
  } = await countByDay(
    db,
    ['profileViews', 'connections', 'messages', 'unread'],
    {
      events: (since) =>
        sql`${profileViews(viewerId, since)} union all ${matesMade(viewerId, since)} union all ${messagesReceived('messages', viewerId)}
          union all ${messagesUnread('unread', viewerId)}`,
      totals: sql`${viewsInAll(viewerId)} union all ${ownMatesInAll(viewerId)}`,
    },
    now,
  )
  return {
    profileViews: statOf(views),
    connections: { ...statOf(connections), week: runningTotals(connections) },
    messages: { ...statOf(messages), unread: unread.total },
  }
}

const statOf = ({ total, week }: DailyCounts): Stat => ({ total, week, newThisWeek: sum(week) })
