import { type RawBuilder, sql } from 'kysely'
import type { QueueItem } from '#contract/claim.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../../platform/db/cursor.ts'
import { loadCards } from '../../profile/public.ts'
import type { ClaimRow } from '../queries.ts'
import { holderOf, LOCK_MS, pausedHours } from '../rules.ts'

export type Show = 'open' | 'mine' | 'asked' | 'disputed' | 'appeals' | 'recheck' | 'decided'

const waiting = sql<boolean>`claim.state in ('waiting', 'in_review')`

/** Which claims each list holds, and the moment that orders it. A claim whose member was asked is not due. */
const lists: Record<Show, { holds: RawBuilder<boolean>; by: 'due_at' | 'submitted_at' | 'recheck_since' | 'decided_at' }> = {
  open: { holds: waiting, by: 'due_at' },
  mine: { holds: sql`claim.state in ('waiting', 'in_review', 'more_needed')`, by: 'submitted_at' },
  asked: { holds: sql`claim.state = 'more_needed'`, by: 'submitted_at' },
  disputed: { holds: sql`${waiting} and claim.disputed`, by: 'due_at' },
  appeals: { holds: sql`${waiting} and claim.appeal_of is not null`, by: 'due_at' },
  recheck: { holds: sql`claim.recheck_since is not null`, by: 'recheck_since' },
  decided: { holds: sql`claim.decided_at is not null`, by: 'decided_at' },
}

/** A page of the desk: open claims by what is due or was submitted first, decided ones by what was decided last. */
export async function queuePage(db: Db, reviewerId: string, show: Show, cursor?: string): Promise<Page<QueueItem>> {
  const after = cursor === undefined ? undefined : timePositionOf(cursor)
  const { holds, by } = lists[show]
  const decided = show === 'decided'
  const moment = sql.ref<Date>(`claim.${by}`)
  const rows = await db
    .selectFrom('claim')
    .leftJoin('claim as appealed', 'appealed.id', 'claim.appeal_of')
    .selectAll('claim')
    .select(['appealed.decided_by as appealed_from', 'appealed.revoke_asked_by as appealed_asker'])
    .select(sql<string>`${moment}::text`.as('at'))
    .where(holds)
    .$if(show === 'mine', (query) =>
      query.where('claim.locked_by', '=', reviewerId).where('claim.locked_at', '>', new Date(Date.now() - LOCK_MS)),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        decided
          ? sql<boolean>`(${moment}, claim.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`
          : sql<boolean>`(${moment}, claim.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(moment, decided ? 'desc' : 'asc')
    .orderBy('claim.id', decided ? 'desc' : 'asc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const cards = await loadCards(
    db,
    shown.map((row) => row.member_id),
  )
  const items = shown.flatMap((row) => {
    const member = cards.get(row.member_id)
    return member ? [{ ...showItem(row, reviewerId), member }] : []
  })
  const last = shown.at(-1)
  return { items, next: rows.length > PAGE_SIZE && last ? cursorAtTime(last) : null }
}

export function showItem(claim: ClaimRow, reviewerId: string, now = new Date()): Omit<QueueItem, 'member'> {
  const holder = holderOf(claim, now)
  return {
    id: claim.id,
    kind: claim.kind,
    proof: claim.proof,
    state: claim.state,
    submittedAt: claim.submitted_at.toISOString(),
    dueAt: claim.due_at?.toISOString() ?? null,
    pausedHours: pausedHours(claim),
    overdue: claim.due_at !== null && claim.due_at < now,
    disputed: claim.disputed,
    isAppeal: claim.appeal_of !== null,
    lockedBy: holder === null ? null : holder === reviewerId ? 'me' : 'another',
  }
}
