import { type RawBuilder, sql } from 'kysely'
import type { LogMonth } from '#contract/moderation.ts'
import { LOG_FEWEST, LOG_MONTHS } from '#contract/report-reasons.ts'
import type { Db } from '../platform/db/client.ts'
import { sharedAnswer } from '../platform/db/shared-answer.ts'

const HOUR_MS = 3600_000

type Decided = Pick<LogMonth['decisions'][number], 'kind' | 'reason'> & { month: string; upheld: number; rejected: number }
type Month = { month: string; decided: number; closed: number; hours: number }
type Appeals = { month: string; appeals: number; reversed: number }

const monthOf = sql`to_char(decided_at at time zone 'Asia/Kolkata', 'YYYY-MM')`
const lately = sql`decided_at >= now() - make_interval(months => ${sql.lit(LOG_MONTHS)})`

/** A count as everybody may know it. */
export const openCount = (count: number) => (count < LOG_FEWEST ? null : count)

async function ask<Row>(db: Db, statement: RawBuilder<Row>) {
  return (await statement.execute(db)).rows
}

/** What reviewers decided month by month, the last one first. */
export async function readLog(db: Db): Promise<LogMonth[]> {
  const [months, decided, appealed] = await Promise.all([
    ask(
      db,
      sql<Month>`
        select ${monthOf} as month, count(*)::int as decided,
          (count(distinct about_id) filter (where closes))::int as closed,
          percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 3600) as hours
        from report where ${lately} group by 1 order by 1 desc`,
    ),
    ask(
      db,
      sql<Decided>`
        select ${monthOf} as month, kind, reason, (count(*) filter (where upheld))::int as upheld, (count(*) filter (where not upheld))::int as rejected
        from report where ${lately} group by 1, 2, 3 order by count(*) desc, 2, 3`,
    ),
    ask(
      db,
      sql<Appeals>`
        select ${monthOf} as month, count(*)::int as appeals, (count(*) filter (where upheld))::int as reversed
        from appeal where ${lately} and report_id is not null group by 1`,
    ),
  ])
  return months.map(({ month, decided: all, closed, hours }) => {
    const appeals = appealed.find((one) => one.month === month)
    return {
      month,
      decisions: decided.flatMap(({ month: of, kind, reason, upheld, rejected }) =>
        of === month ? [{ kind, reason, upheld: openCount(upheld), notUpheld: openCount(rejected) }] : [],
      ),
      closed: openCount(closed),
      appeals: openCount(appeals?.appeals ?? 0),
      reversed: openCount(appeals?.reversed ?? 0),
      medianHours: openCount(all) === null ? null : Math.round(hours),
    }
  })
}

/** The same, worked out once an hour for everybody. */
export const decisionLog = sharedAnswer(HOUR_MS, readLog)
