import { sql } from 'kysely'
import type { MateState } from '#contract/mates.ts'
import type { Db } from '../platform/db/client.ts'

/** The link as `viewer` sees it; `suggested` when there is none. Holds the pair until the transaction ends. */
export async function stateBetween(tx: Db, viewerId: string, otherId: string): Promise<MateState> {
  // Where there is no link yet there is no row to lock, so the pair itself is locked: whoever comes second sees what the first one wrote.
  const pair = [viewerId, otherId].sort().join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
  return (await findStates(tx, viewerId, [otherId])).get(otherId)?.state ?? 'suggested'
}

type Standing = { state: MateState; note: string | null }

/** Where the viewer stands with these members; who is not linked is not in the map. */
export async function findStates(db: Db, viewerId: string, ids: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await sql<{ id: string; mine: boolean; state: 'pending' | 'connected'; note: string }>`
    select to_id as id, true as mine, state, note from mate_link where from_id = ${viewerId} and to_id = any(${ids}::uuid[])
    union all
    select from_id, false, state, note from mate_link where to_id = ${viewerId} and from_id = any(${ids}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ id, mine, state, note }) => [
      id,
      { state: state === 'connected' ? state : mine ? 'pending' : 'request_received', note: note || null },
    ]),
  )
}

/** Writes down that `viewer` has asked, or that both have. */
export async function saveState(tx: Db, viewerId: string, otherId: string, state: 'pending' | 'connected', note = '') {
  if (state === 'pending') {
    await tx.insertInto('mate_link').values({ from_id: viewerId, to_id: otherId, state, note }).execute()
  } else {
    await tx
      .updateTable('mate_link')
      .set({ state, note: '', connected_at: sql<Date>`now()` })
      .where('from_id', '=', otherId)
      .where('to_id', '=', viewerId)
      .execute()
  }
  // Whoever asks or agrees has changed their mind about an earlier no.
  await tx.deleteFrom('mate_decline').where('asker_id', '=', otherId).where('decliner_id', '=', viewerId).execute()
}

/** Removes whatever links the two; true when something did. */
export async function removeLink(tx: Db, one: string, other: string) {
  const removed = await tx
    .deleteFrom('mate_link')
    .where((eb) =>
      eb.or([eb.and([eb('from_id', '=', one), eb('to_id', '=', other)]), eb.and([eb('from_id', '=', other), eb('to_id', '=', one)])]),
    )
    .returning('from_id')
    .execute()
  return removed.length > 0
}

/** Remembers a no. */
export const saveDecline = (tx: Db, askerId: string, declinerId: string) =>
  tx
    .insertInto('mate_decline')
    .values({ asker_id: askerId, decliner_id: declinerId })
    .onConflict((same) => same.columns(['asker_id', 'decliner_id']).doUpdateSet({ declined_at: sql`now()` }))
    .execute()

/** When the other one last said no to the asker. */
export async function findDecline(db: Db, askerId: string, declinerId: string) {
  const row = await db
    .selectFrom('mate_decline')
    .select('declined_at')
    .where('asker_id', '=', askerId)
    .where('decliner_id', '=', declinerId)
    .executeTakeFirst()
  return row?.declined_at
}

/** Remembers not to suggest a member again. */
export const saveDismissal = (db: Db, memberId: string, dismissedId: string) =>
  db
    .insertInto('mate_dismissal')
    .values({ member_id: memberId, dismissed_id: dismissedId })
    .onConflict((same) => same.doNothing())
    .execute()
