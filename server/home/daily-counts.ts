import { type RawBuilder, sql } from 'kysely'
import { weekStarts } from '../platform/days.ts'
import type { Db } from '../platform/db/client.ts'

/** How often something happened in all, and on each of the last seven days. */
export type DailyCounts = { total: number; week: number[] }

type Counted = {
  /** What happened, as (what, at). Where its total is kept, what happened since the week began is enough. */
  events: (since: Date) => RawBuilder<unknown>
  /** Totals that are kept, as (what, total). */
  totals?: RawBuilder<unknown>
}

const NONE_KEPT = sql`select null as what, 0 as total where false`

/** Counts all of it in one question; everything before the week is one number, so that little travels. */
export async function countByDay<What extends string>(
  db: Db,
  whats: readonly What[],
  { events, totals = NONE_KEPT }: Counted,
  now: Temporal.ZonedDateTime,
): Promise<Record<What, DailyCounts>> {
  // The bounds come from here: this node and the database may not know the same time zones.
  const week = weekStarts(now)
  const { rows } = await sql<{ what: What; day: number | null; times: number }>`
    select what, width_bucket(at, ${week}::timestamptz[]) as day, count(*) as times
    from (${events(week[0]!)}) as event
    group by 1, 2
    union all
    select what, null, total from (${totals}) as kept`.execute(db)
  const countsOf = (what: What): DailyCounts => {
    const own = rows.filter((row) => row.what === what)
    const kept = own.find(({ day }) => day === null)
    return {
      total: kept?.times ?? own.reduce((sum, { times }) => sum + times, 0),
      week: week.map((_, at) => own.find(({ day }) => day === at + 1)?.times ?? 0),
    }
  }
  return Object.fromEntries(whats.map((what) => [what, countsOf(what)])) as Record<What, DailyCounts>
}

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The total as it stood at the end of each day. */
export function runningTotals({ total, week }: DailyCounts) {
  return week.map((_, at) => total - sum(week.slice(at + 1)))
}
