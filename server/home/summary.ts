import { sql } from 'kysely'
import type { HomeSummary } from '#contract/home.ts'
import { listAsked } from '../mates/lists.ts'
import { suggestMates } from '../mates/suggestions.ts'
import type { Db } from '../platform/db/client.ts'
import { midnightInIndia } from '../platform/india.ts'
import { dayOf, standing, tally } from '../platform/tally.ts'
import { getCard } from '../profile/card.ts'
import { matesMade } from '../profile/counts.ts'
import { roundOf } from './round.ts'

const SUGGESTED = 3
const ASKED_SHOWN = 3

/** What /home shows a member, all of it counted now. */
export async function summaryOf(db: Db, viewerId: string, now: Date): Promise<HomeSummary> {
  const [card, activity, round, suggestions, asked] = await Promise.all([
    getCard(db, viewerId),
    countActivity(db, viewerId, now),
    roundOf(db, viewerId, now),
    suggestMates(db, viewerId, SUGGESTED),
    listAsked(db, viewerId, midnightInIndia(now), ASKED_SHOWN),
  ])
  // Who was asked here today stays in sight: a press that leaves no trace after a reload looks as if it had been lost.
  return { card, ...activity, round, suggestions: [...suggestions, ...asked] }
}

async function countActivity(db: Db, viewerId: string, now: Date): Promise<Pick<HomeSummary, 'activity' | 'weeks'>> {
  const { posts, connections, saved, events } = await tally(
    db,
    ['posts', 'connections', 'saved', 'events'],
    sql`
      select 'posts' as what, ${dayOf('created_at')} as day from post where author_id = ${viewerId}
      union all ${matesMade(viewerId)}
      union all select 'saved', ${dayOf('created_at')} from post_save where member_id = ${viewerId}
      union all select 'events', ${dayOf('starts_at')} from event_attendance join event on event.id = event_id
        where member_id = ${viewerId} and starts_at <= ${now}`,
    now,
  )
  return {
    activity: { posts: posts.total, connections: connections.total, saved: saved.total, events: events.total },
    weeks: { posts: posts.week, connections: standing(connections), saved: standing(saved), events: events.week },
  }
}
