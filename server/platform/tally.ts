import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db/client.ts'
import { weekInIndia } from './india.ts'

/** How often something happened in all, and on each of the last seven days. */
export type Tally = { total: number; week: number[] }

/** The day in India of a column that holds a moment. */
export const dayOf = (column: string) => sql<string>`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`

/** Counts what `happenings` lists as (what, day) in one question; everything before the week is one number, so that little travels. */
export async function tally<What extends string>(
  db: Db,
  whats: readonly What[],
  happenings: RawBuilder<unknown>,
  now: Date,
): Promise<Record<What, Tally>> {
  const days = weekInIndia(now)
  const { rows } = await sql<{ what: What; day: string | null; times: number }>`
    select what, case when day >= ${days[0]}::date then day end as day, count(*) as times
    from (${happenings}) as happening
    group by 1, 2`.execute(db)
  const tallyOf = (what: What): Tally => {
    const mine = rows.filter((row) => row.what === what)
    return {
      total: mine.reduce((sum, { times }) => sum + times, 0),
      week: days.map((day) => mine.find((row) => row.day === day)?.times ?? 0),
    }
  }
  return Object.fromEntries(whats.map((what) => [what, tallyOf(what)])) as Record<What, Tally>
}

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The total as it stood at the end of each day. */
export function standing({ total, week }: Tally) {
  return week.map((_, at) => total - sum(week.slice(at + 1)))
}
