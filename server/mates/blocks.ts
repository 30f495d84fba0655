import { sql } from 'kysely'
import type { Blocked } from '#contract/mates.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAfter, placeOf } from '../platform/place.ts'
import { getCard, loadCards } from '../profile/card.ts'
import { removeLink, stateBetween } from './queries.ts'

/** Parts two members for good; true when something linked them until now. */
export async function saveBlock(tx: Db, blockerId: string, blockedId: string) {
  await getCard(tx, blockedId)
  await stateBetween(tx, blockerId, blockedId)
  await tx
    .insertInto('member_block')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((same) => same.doNothing())
    .execute()
  return removeLink(tx, blockerId, blockedId)
}

export const removeBlock = (db: Db, blockerId: string, blockedId: string) =>
  db.deleteFrom('member_block').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute()

/** A page of those whom the viewer blocked, latest first. Who blocked the viewer is told to nobody. */
export async function listBlocked(db: Db, viewerId: string, cursor?: string): Promise<Page<Blocked>> {
  const { at, id } = placeOf(cursor)
  const { rows } = await sql<{ id: string; at: string; moment: Date }>`
    select blocked_id as id, created_at::text as at, created_at as moment from member_block
    where blocker_id = ${viewerId} and (created_at, blocked_id) < (${at}::timestamptz, ${id}::uuid)
    order by created_at desc, blocked_id desc limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  const kept = rows.slice(0, PAGE_SIZE)
  const cards = await loadCards(
    db,
    kept.map(({ id }) => id),
  )
  const items = kept.flatMap(({ id, moment }) => {
    const member = cards.get(id)
    return member ? { member, at: moment.toISOString() } : []
  })
  return { items, next: rows.length > PAGE_SIZE ? cursorAfter(kept.at(-1)!) : null }
}
