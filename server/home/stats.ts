import { sql } from 'kysely'
import type { DashboardStats, Reading } from '#contract/home.ts'
import type { Db } from '../platform/db/client.ts'
import { standing, sum, type Tally, tally } from '../platform/tally.ts'
import { matesMade, profileViews } from '../profile/counts.ts'
import { messagesReceived } from './happenings.ts'

/** The three readings of the dashboard. Views and messages are charted a day, mates as they stood at its end. */
export async function statsOf(db: Db, viewerId: string, now: Date): Promise<DashboardStats> {
  const {
    profileViews: views,
    connections,
    messages,
    unread,
  } = await tally(
    db,
    ['profileViews', 'connections', 'messages', 'unread'],
    sql`${profileViews(viewerId)} union all ${matesMade(viewerId)} union all ${messagesReceived(viewerId)}`,
    now,
  )
  return {
    profileViews: readingOf(views),
    connections: { ...readingOf(connections), week: standing(connections) },
    messages: { ...readingOf(messages), unread: unread.total },
  }
}

const readingOf = ({ total, week }: Tally): Reading => ({ total, week, newThisWeek: sum(week) })
