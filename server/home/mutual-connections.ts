import { sql } from 'kysely'
import { z } from 'zod'
import { nowIn } from '../platform/days.ts'
import type { Db } from '../platform/db/client.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { countByDay, runningTotals } from './daily-counts.ts'
import { hasManyMates, mutualEvents } from './mates-events.ts'

/** So old a number is shown as it is; the first who reads an older one has it counted anew for the next time. */
const KEPT_MS = 3600_000

type Mutual = { total: number; week: number[]; countedAt: Date | null }

/** Counts ahead the mutual connections of a member with very many mates. */
export const mutualJob = defineJob({
  name: 'mutual-connections',
  payload: z.object({ memberId: z.uuid(), timeZone: z.string() }),
  key: ({ memberId }) => memberId,
})

/** How many share a mate with the viewer, with the totals of seven days: counted now, or where that is too much for a reader when `countedAt` says. */
export async function findMutual(db: Db, viewerId: string, now: Temporal.ZonedDateTime): Promise<Mutual> {
  const { rows } = await hasManyMates(viewerId).execute(db)
  if (!rows[0]?.many) return { ...(await count(db, viewerId, now)), countedAt: null }
  const kept = await db
    .selectFrom('mutual_count')
    .select(['total', 'week', 'last_day', 'counted_at'])
    .where('member_id', '=', viewerId)
    .executeTakeFirst()
  if (!kept) return keepMutual(db, viewerId, now)
  if (kept.counted_at.getTime() < now.epochMilliseconds - KEPT_MS)
    await enqueue(db, mutualJob, [{ memberId: viewerId, timeZone: now.timeZoneId }])
  return { total: kept.total, week: upToToday(kept, now.toPlainDate()), countedAt: kept.counted_at }
}

/** Counts them and keeps the number. */
export async function keepMutual(db: Db, memberId: string, now: Temporal.ZonedDateTime): Promise<Mutual> {
  const { total, week } = await count(db, memberId, now)
  const countedAt = new Date(now.epochMilliseconds)
  await sql`
    insert into mutual_count (member_id, total, week, last_day, counted_at)
    select id, ${total}, ${week}::integer[], ${now.toPlainDate().toString()}::date, ${countedAt} from member where id = ${memberId}
    on conflict (member_id) do update
      set total = excluded.total, week = excluded.week, last_day = excluded.last_day, counted_at = excluded.counted_at`.execute(db)
  return { total, week, countedAt }
}

/** The same in the time zone that a job was given. */
export const keepMutualIn = (db: Db, memberId: string, timeZone: string) => keepMutual(db, memberId, nowIn(timeZone))

async function count(db: Db, memberId: string, now: Temporal.ZonedDateTime) {
  const { mutual } = await countByDay(db, ['mutual'], { events: () => mutualEvents(memberId) }, now)
  return { total: mutual.total, week: runningTotals(mutual) }
}

/** A kept week as it ends today: of the days since then no more is known than the total. */
export function upToToday(
  { total, week, last_day }: { total: number; week: readonly number[]; last_day: string },
  today: Temporal.PlainDate,
) {
  const since = Math.min(Math.max(0, Temporal.PlainDate.from(last_day).until(today).days), week.length)
  return [...week.slice(since), ...Array.from({ length: since }, () => total)]
}
