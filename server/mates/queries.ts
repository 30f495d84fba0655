import { sql } from 'kysely'
import type { Mate, MateState } from '#contract/mates.ts'
import type { Db } from '../platform/db/client.ts'
import { loadCards } from '../profile/card.ts'

/** The link as `viewer` sees it; `suggested` when there is none. Holds the pair until the transaction ends. */
export async function stateBetween(tx: Db, viewerId: string, otherId: string): Promise<MateState> {
  // Where there is no link yet there is no row to lock, so the pair itself is locked: whoever comes second sees what the first one wrote.
  const pair = [viewerId, otherId].sort().join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
  const link = await tx
    .selectFrom('mate_link')
    .select(['from_id', 'state'])
    .where((eb) =>
      eb.or([
        eb.and([eb('from_id', '=', viewerId), eb('to_id', '=', otherId)]),
        eb.and([eb('from_id', '=', otherId), eb('to_id', '=', viewerId)]),
      ]),
    )
    .executeTakeFirst()
  if (!link) return 'suggested'
  if (link.state === 'connected') return 'connected'
  return link.from_id === viewerId ? 'pending' : 'request_received'
}

/** Writes down that `viewer` has asked, or that both have. */
export async function saveState(tx: Db, viewerId: string, otherId: string, state: 'pending' | 'connected') {
  if (state === 'pending') {
    await tx.insertInto('mate_link').values({ from_id: viewerId, to_id: otherId, state }).execute()
  } else {
    await tx
      .updateTable('mate_link')
      .set({ state, connected_at: sql<Date>`now()` })
      .where('from_id', '=', otherId)
      .where('to_id', '=', viewerId)
      .execute()
  }
}

/** Whom the viewer has asked since then and who has not answered yet, latest first. */
export async function listAsked(db: Db, viewerId: string, since: Date, limit: number): Promise<Mate[]> {
  const rows = await db
    .selectFrom('mate_link')
    .select('to_id')
    .where('from_id', '=', viewerId)
    .where('state', '=', 'pending')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(sql.lit(limit))
    .execute()
  const cards = await loadCards(
    db,
    rows.map(({ to_id }) => to_id),
  )
  return rows.flatMap(({ to_id }) => {
    const member = cards.get(to_id)
    return member ? { member, state: 'pending', reason: null } : []
  })
}

/** How many mates the viewer shares with each of these members; who shares none is not in the map. */
export async function countMutualMates(db: Db, viewerId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; mates: number }>`
    with mine as materialized (
      select to_id as id from mate_link where from_id = ${viewerId} and state = 'connected'
      union all
      select from_id from mate_link where to_id = ${viewerId} and state = 'connected'
    )
    select other.id, count(*) as mates
    from unnest(${ids}::uuid[]) as other (id)
    cross join lateral (
      select to_id as mate from mate_link where from_id = other.id and state = 'connected'
      union all
      select from_id from mate_link where to_id = other.id and state = 'connected'
    ) as theirs
    where theirs.mate in (select id from mine)
    group by other.id`.execute(db)
  return new Map(rows.map(({ id, mates }) => [id, mates]))
}
