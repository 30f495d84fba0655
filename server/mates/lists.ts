import { type RawBuilder, sql } from 'kysely'
import type { Mate, MateList } from '#contract/mates.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAfter, type Place, placeOf } from '../platform/place.ts'
import { loadCards } from '../profile/card.ts'
import { notBlocked } from '../profile/relation.ts'
import { countMutualMates } from './mutual.ts'
import { findStates } from './queries.ts'

type Row = Place & { note: string }

/** One direction of links in the order of its index, a page of it. */
const side = (own: 'from_id' | 'to_id', memberId: string, state: 'pending' | 'connected', { at, id }: Place, met = sql``) => {
  const [self, other, since] = [sql.ref(own), sql.ref(own === 'from_id' ? 'to_id' : 'from_id'), momentOf[state]]
  return sql<Row>`(
    select ${other} as id, ${since} as at, note from mate_link
    where ${self} = ${memberId} and state = ${sql.lit(state)} and (${since}, ${other}) < (${at}::timestamptz, ${id}::uuid) ${met}
    order by ${since} desc, ${other} desc limit ${sql.lit(PAGE_SIZE + 1)})`
}

const momentOf = { pending: sql.ref('created_at'), connected: sql.ref('connected_at') }

const latestOf = (sides: RawBuilder<Row>) => sql<Row>`
  select id, at::text as at, note from (${sides}) as link order by link.at desc, link.id desc limit ${sql.lit(PAGE_SIZE + 1)}`

/** The statement behind a page of one of the viewer's lists. */
export function pickLinks(viewerId: string, list: MateList, cursor?: string) {
  const place = placeOf(cursor)
  switch (list) {
    case 'request_received':
      return latestOf(side('to_id', viewerId, 'pending', place))
    case 'pending':
      return latestOf(side('from_id', viewerId, 'pending', place))
    case 'connected':
      return latestOf(sql`${side('from_id', viewerId, 'connected', place)} union all ${side('to_id', viewerId, 'connected', place)}`)
  }
}

/** A page of one of the viewer's lists, latest first. */
export async function listMates(db: Db, viewerId: string, list: MateList, cursor?: string): Promise<Page<Mate>> {
  const { rows } = await pickLinks(viewerId, list, cursor).execute(db)
  const kept = rows.slice(0, PAGE_SIZE)
  const [cards, mutual] = await Promise.all([loadCards(db, idsOf(kept)), countMutualMates(db, viewerId, idsOf(kept))])
  const items = kept.flatMap(({ id, note }): Mate[] => {
    const member = cards.get(id)
    return member ? [{ member, state: list, reason: null, mutualMates: mutual.get(id) ?? 0, note: note || null }] : []
  })
  return { items, next: nextOf(rows) }
}

/** A page of another member's mates, without those whom the viewer never meets. Whether the viewer may see it is asked before. */
export async function listMatesOf(db: Db, viewerId: string, memberId: string, cursor?: string): Promise<Page<Mate>> {
  const place = placeOf(cursor)
  const met = (column: string) => sql`and ${notBlocked(viewerId, column)}`
  const { rows } = await latestOf(
    sql`${side('from_id', memberId, 'connected', place, met('to_id'))} union all ${side('to_id', memberId, 'connected', place, met('from_id'))}`,
  ).execute(db)
  return { items: await showMates(db, viewerId, idsOf(rows.slice(0, PAGE_SIZE))), next: nextOf(rows) }
}

/** These members as the viewer stands with them, in the order asked for; whoever is not there is left out. */
export async function showMates(db: Db, viewerId: string, ids: readonly string[]): Promise<Mate[]> {
  if (ids.length === 0) return []
  const [cards, states, mutual] = await Promise.all([
    loadCards(db, ids),
    findStates(db, viewerId, ids),
    countMutualMates(db, viewerId, ids),
  ])
  return ids.flatMap((id): Mate[] => {
    const member = cards.get(id)
    if (!member) return []
    const { state, note } = states.get(id) ?? { state: 'suggested', note: null }
    return [{ member, state, reason: null, mutualMates: mutual.get(id) ?? 0, note }]
  })
}

/** Whom the viewer has asked since then and who has not answered yet, latest first. */
export async function listAsked(db: Db, viewerId: string, since: Date, limit: number): Promise<Mate[]> {
  const rows = await db
    .selectFrom('mate_link')
    .select('to_id as id')
    .where('from_id', '=', viewerId)
    .where('state', '=', sql.lit('pending'))
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(sql.lit(limit))
    .execute()
  return showMates(db, viewerId, idsOf(rows))
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const nextOf = (rows: readonly Row[]) => (rows.length > PAGE_SIZE ? cursorAfter(rows[PAGE_SIZE - 1]!) : null)
