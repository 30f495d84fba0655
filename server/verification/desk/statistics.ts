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

/** How the promise is kept: what waits now, and the decisions of the last 30 days. An overturned one was changed by an appeal. */
export async function loadStatistics(db: Db): Promise<Statistics> {
  const { rows } = await sql<Statistics>`
    with open as (select due_at, submitted_at from claim where state in ('waiting', 'in_review')),
    recent as (
      select c.state, extract(epoch from c.decided_at - c.submitted_at) / 3600 as hours, c.appeal_of
      from claim c where c.decided_at > now() - interval '30 days' and c.state in ('approved', 'rejected', 'revoked', 'expired')
    )
    select
      (select count(*) from open) as waiting,
      (select count(*) from open where due_at < now()) as overdue,
      (select extract(epoch from now() - min(submitted_at))::float / 3600 from open) as "oldestHours",
      (select percentile_cont(0.5) within group (order by hours)::float from recent) as "medianHours",
      (select count(*) from recent) as decided,
      (select avg((hours <= ${PROMISE_HOURS})::int)::float from recent) as "inTime",
      (select count(*) from recent where appeal_of is not null and state = 'approved') as overturned`.execute(db)
  return rows[0]!
}
