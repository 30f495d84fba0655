import { type Selectable, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { JobSearch, jobSearches } from '#contract/job-searches.ts'
import { JOB_SEARCHES_MAX } from '#contract/limits.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/ids.ts'
import { notFound, oneAtATime } from '../visible.ts'

export type SearchRow = Selectable<Tables['job_search']>

const show = (row: SearchRow): JobSearch => ({
  ...{ id: row.id, name: row.name, q: row.q, show: row.show, specialty: row.specialty, city: row.city, workType: row.work_type },
  ...{ experience: row.experience, salary: row.salary, hasAlerts: row.has_alerts, createdAt: row.created_at.toISOString() },
  alertedAt: row.alerted_at?.toISOString() ?? null,
})

/** A member's searches, newest first. */
export async function listSearches(db: Db, memberId: string): Promise<JobSearch[]> {
  const rows = await db
    .selectFrom('job_search')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(sql.lit(JOB_SEARCHES_MAX))
    .execute()
  return rows.map(show)
}

/** Keeps a search, once for each `clientId`; what is open already is nothing new to it. */
export async function addSearch(tx: Db, memberId: string, asked: InputOf<typeof jobSearches.add>): Promise<JobSearch> {
  const { clientId, workType, hasAlerts, name, q, show: shown, specialty, city, experience, salary, ...forgotten } = asked
  forgotten satisfies Record<string, never>
  await oneAtATime(tx, memberId)
  const before = await tx
    .selectFrom('job_search')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (before) return show(before)
  if ((await listSearches(tx, memberId)).length >= JOB_SEARCHES_MAX) throw new Refusal('LIST_FULL')
  const row = await tx
    .insertInto('job_search')
    .values({
      ...{ id: newId(), member_id: memberId, client_id: clientId, name, q, show: shown, specialty, city, experience, salary },
      ...{ work_type: workType, has_alerts: hasAlerts },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return show(row)
}

export async function changeSearch(db: Db, memberId: string, asked: InputOf<typeof jobSearches.change>): Promise<JobSearch> {
  const { searchId, name, hasAlerts } = asked
  const row = await db
    .updateTable('job_search')
    .set({
      ...(name !== undefined && { name }),
      // What came while nobody wanted to hear of it is nothing new.
      ...(hasAlerts !== undefined && { has_alerts: hasAlerts, seen_until: sql`case when has_alerts then seen_until else now() end` }),
      id: searchId,
    })
    .where('id', '=', searchId)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst()
  return row ? show(row) : notFound()
}

export async function removeSearch(db: Db, memberId: string, searchId: string) {
  const gone = await db
    .deleteFrom('job_search')
    .where('id', '=', searchId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return gone ?? notFound()
}
