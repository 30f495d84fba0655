import { sql } from 'kysely'
import type { InstitutionRole } from '#contract/institution.ts'
import type { OwnershipEntry } from '#contract/institution-roles.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../platform/db/cursor.ts'
import { newId } from '../platform/ids.ts'
import { loadCards } from '../profile/public.ts'

type NewEntry = {
  act: OwnershipEntry['act']
  /** Who did it; left out where the clock did. */
  by?: { role: 'member' | 'reviewer'; id: string }
  /** Whom it is about. */
  memberId?: string
  role?: InstitutionRole
  words?: string
}

/** Writes a line into the ownership log, in the transaction of what it tells. */
export const addEntry = (tx: Db, institutionId: string, { act, by, memberId, role, words = '' }: NewEntry) =>
  tx
    .insertInto('institution_log')
    .values({
      ...{ id: newId(), institution_id: institutionId, act, words },
      ...{ by_role: by?.role ?? 'system', by_id: by?.id ?? null, member_id: memberId ?? null, role: role ?? null },
      at: sql<Date>`clock_timestamp()`,
    })
    .execute()

/** What became of claims that were not granted: an owner reads that there was one, and neither whose nor what was said to them. */
const ofClaimants = new Set<string>(['claimed', 'claim_withdrawn', 'claim_rejected'])

/** A page of the ownership log, newest first. */
export async function logPage(db: Db, institutionId: string, cursor?: string): Promise<Page<OwnershipEntry>> {
  const position = timePositionOf(cursor)
  const rows = await db
    .selectFrom('institution_log')
    .selectAll()
    .select(sql<string>`at::text`.as('moment'))
    .where('institution_id', '=', institutionId)
    .where(sql<boolean>`(at, id) < (${position.at}::timestamptz, ${position.id}::uuid)`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const cards = await loadCards(
    db,
    shown.flatMap(({ by_id, member_id }) => [by_id ?? [], member_id ?? []].flat()),
  )
  const last = shown.at(-1)
  return {
    items: shown.map((row) => ({
      ...{
        id: row.id,
        at: row.at.toISOString(),
        act: row.act,
        by: row.by_role,
        role: row.role,
        words: ofClaimants.has(row.act) ? '' : row.words,
      },
      // A reviewer is named to nobody.
      byMember: (row.by_role === 'member' && !ofClaimants.has(row.act) && row.by_id && cards.get(row.by_id)) || null,
      member: (!ofClaimants.has(row.act) && row.member_id && cards.get(row.member_id)) || null,
    })),
    next: rows.length > PAGE_SIZE && last ? cursorAtTime({ at: last.moment, id: last.id }) : null,
  }
}
