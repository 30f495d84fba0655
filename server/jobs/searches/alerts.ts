import { sql } from 'kysely'
import { announce, notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { dayInIndia } from '../../platform/india.ts'
import { allOf, conditions, type Filters } from '../board/filters.ts'
import type { SearchRow } from './queries.ts'

const AT_ONCE = 50

/** A posting bears the time at which its publication began, and is there a moment later: so long after it none is missing any more. */
const settled = sql<Date>`now() - interval '1 minute'`

/** The day of a look begins at six in India: what is published in the night is found before the emails of the morning, also where a start looks at night. */
const DAY_BEGINS_MS = 6 * 3600_000
const dayOfLook = (now: Date) => dayInIndia(new Date(now.getTime() - DAY_BEGINS_MS))

/**
 * Looks whether searches have found something new, each once a day: a crash goes on with those that are left, and two nodes share them.
 * True while others are left.
 */
async function lookForNew(tx: Db, day: string): Promise<{ notifiedIds: string[]; isMore: boolean }> {
  const { rows } = await sql<SearchRow>`
    select * from job_search where has_alerts and (looked_on is null or looked_on < ${day}::date)
    order by id limit ${sql.lit(AT_ONCE)} for no key update skip locked`.execute(tx)
  const notifiedIds: string[] = []
  for (const row of rows) {
    const isFound = await findsNew(tx, row)
    await tx
      .updateTable('job_search')
      .set({ looked_on: day, seen_until: sql`greatest(seen_until, ${settled})`, ...(isFound && { alerted_at: sql`now()` }) })
      .where('id', '=', row.id)
      .execute()
    if (isFound) notifiedIds.push(...(await notifyEach(tx, [row.member_id], { kind: 'search_found', subject: row.id })))
  }
  return { notifiedIds, isMore: rows.length === AT_ONCE }
}

/** Whether a posting came after the search was looked at last: each is found by one look, none by two. */
async function findsNew(tx: Db, row: SearchRow): Promise<boolean> {
  const filters: Filters = {
    ...{ q: row.q, show: row.show, specialty: row.specialty, city: row.city, workType: row.work_type ?? undefined },
    ...{ experience: row.experience ?? undefined, salary: row.salary ?? undefined },
  }
  const { rows } = await sql<{ isFound: boolean }>`
    select exists (select from job_posting p
      where p.posted_at > ${row.seen_until} and p.posted_at <= ${settled} and ${allOf(conditions(row.member_id, filters))}) as "isFound"`.execute(
    tx,
  )
  return rows[0]!.isFound
}

/** Looks through all searches that are due. */
export async function alertSearches({ db, live }: Pick<Services, 'db' | 'live'>, now: Date, signal?: AbortSignal) {
  const day = dayOfLook(now)
  let isMore = true
  while (isMore && !signal?.aborted) {
    const looked = await db.transaction().execute((tx) => lookForNew(tx, day))
    announce(live, looked.notifiedIds)
    isMore = looked.isMore
  }
}
