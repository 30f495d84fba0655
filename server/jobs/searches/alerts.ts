import { sql } from 'kysely'
import { announce, notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { allOf, conditions, type Filters } from '../board/filters.ts'
import { today } from '../visible.ts'
import type { SearchRow } from './queries.ts'

const AT_ONCE = 50

/**
 * Looks whether searches have found something new, each once a day of India: a crash goes on with those that are left, and two nodes share them.
 * True while others are left.
 */
async function lookForNew(tx: Db): Promise<{ notifiedIds: string[]; isMore: boolean }> {
  const { rows } = await sql<SearchRow>`
    select * from job_search where has_alerts and (looked_on is null or looked_on < ${today})
    order by id limit ${sql.lit(AT_ONCE)} for no key update skip locked`.execute(tx)
  const notifiedIds: string[] = []
  for (const row of rows) {
    const isFound = await findsNew(tx, row)
    await tx
      .updateTable('job_search')
      .set({ looked_on: today, seen_until: sql`now()`, ...(isFound && { alerted_at: sql`now()` }) })
      .where('id', '=', row.id)
      .execute()
    if (isFound) notifiedIds.push(...(await notifyEach(tx, [row.member_id], { kind: 'search_found', subject: row.id })))
  }
  return { notifiedIds, isMore: rows.length === AT_ONCE }
}

/** Whether a posting came after the search was looked at last. */
async function findsNew(tx: Db, row: SearchRow): Promise<boolean> {
  const filters: Filters = {
    ...{ q: row.q, show: row.show, specialty: row.specialty, city: row.city, workType: row.work_type ?? undefined },
    ...{ experience: row.experience ?? undefined, salary: row.salary ?? undefined },
  }
  const { rows } = await sql<{ isFound: boolean }>`
    select exists (select from job_posting p
      where p.posted_at > ${row.seen_until} and ${allOf(conditions(row.member_id, filters))}) as "isFound"`.execute(tx)
  return rows[0]!.isFound
}

/** Looks through all searches that are due. */
export async function alertSearches({ db, live }: Pick<Services, 'db' | 'live'>, signal?: AbortSignal) {
  let isMore = true
  while (isMore && !signal?.aborted) {
    const looked = await db.transaction().execute(lookForNew)
    announce(live, looked.notifiedIds)
    isMore = looked.isMore
  }
}
