import { sql } from 'kysely'
import { PROMISE_HOURS } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'

type Statistics = {
  waiting: number
  overdue: number
  oldestHours: number | null
  medianHours: number | null
  decided: number
  inTime: number | null
  overturned: number
}

/**
 * How the promise is kept: what waits now, and the decisions of the last 30 days. A decision counts once, whatever became of its claim since;
 * the time that its member took to answer does not. An overturned one was changed by an appeal.
 */
export async function loadStatistics(db: Db): Promise<Statistics> {
  const { rows } = await sql<Statistics>`
    with open as (select due_at, submitted_at from claim where state in ('waiting', 'in_review')),
    recent as (
      select r.decision, r.at <= r.due_at as in_time, c.appeal_of,
        ${PROMISE_HOURS} - extract(epoch from r.due_at - r.at) / 3600 as hours
      from receipt r join claim c on c.id = r.claim_id where r.at > now() - interval '30 days'
    )
    select
      (select count(*) from open) as waiting,
      (select count(*) from open where due_at < now()) as overdue,
      (select extract(epoch from now() - min(submitted_at))::float / 3600 from open) as "oldestHours",
      (select greatest(0, percentile_cont(0.5) within group (order by hours))::float from recent where hours is not null) as "medianHours",
      (select count(*) from recent) as decided,
      (select avg(in_time::int)::float from recent where in_time is not null) as "inTime",
      (select count(*) from recent where appeal_of is not null and decision = 'approved') as overturned`.execute(db)
  return rows[0]!
}
