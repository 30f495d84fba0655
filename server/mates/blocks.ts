import { sql } from 'kysely'
import type { Blocked } from '#contract/mates.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../platform/db/cursor.ts'
import { getCard, loadCards } from '../profile/public.ts'
import { lockLink, saveBlock } from '../relations/public.ts'
import { linksChanged } from './kept-suggestions.ts'

/** Parts two members; true when something linked them until now. */
export async function block(tx: Db, blockerId: string, blockedId: string) {
  await getCard(tx, blockedId)
  await lockLink(tx, blockerId, blockedId)
  await linksChanged(tx, [blockerId, blockedId])
  return saveBlock(tx, blockerId, blockedId)
}

/**
 * A page of those whom the viewer blocked, latest first. Nobody learns who blocked them; and whoever had blocked the viewer before is shown
 * here as little as anywhere else, until they lift it.
 */
export async function listBlocked(db: Db, viewerId: string, cursor?: string): Promise<Page<Blocked>> {
  const { at, id } = timePositionOf(cursor)
  const { rows } = await sql<{ id: string; at: string; moment: Date }>`
    select blocked_id as id, created_at::text as at, created_at as moment from member_block as own
    where blocker_id = ${viewerId} and (created_at, blocked_id) < (${at}::timestamptz, ${id}::uuid) and not exists (
      select from member_block as first
      where first.blocker_id = own.blocked_id and first.blocked_id = ${viewerId} and first.created_at < own.created_at)
      and not exists (select from hidden_account d where d.member_id = own.blocked_id)
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
  return { items, next: rows.length > PAGE_SIZE ? cursorAtTime(kept.at(-1)!) : null }
}
