import { type RawBuilder, sql } from 'kysely'
import { HANDLE_MAX } from '#contract/limits.ts'
import type { Mate, MateList } from '#contract/mates.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { isStaying } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAtTime, type TimePosition, timePositionOf } from '../platform/db/cursor.ts'
import { latinSlug } from '../platform/latin-slug.ts'
import { loadCards } from '../profile/public.ts'
import { notBlocked } from '../relations/public.ts'
import { loadMates, nameMutualMates } from './public.ts'

type Row = TimePosition & { note: string }

/** One direction of links in the order of its index, a page of it: of whoever is allowed, and otherwise of all who stay. */
const side = (
  own: 'from_id' | 'to_id',
  memberId: string,
  state: 'pending' | 'connected',
  { at, id }: TimePosition,
  allowed?: RawBuilder<unknown>,
) => {
  const column = own === 'from_id' ? 'to_id' : 'from_id'
  const [self, other, since] = [sql.ref(own), sql.ref(column), momentOf[state]]
  return sql<Row>`(
    select ${other} as id, ${since} as at, note from mate_link
    where ${self} = ${memberId} and state = ${sql.lit(state)} and (${since}, ${other}) < (${at}::timestamptz, ${id}::uuid) and ${allowed ?? isStaying(`mate_link.${column}`)}
    order by ${since} desc, ${other} desc limit ${sql.lit(PAGE_SIZE + 1)})`
}

const momentOf = { pending: sql.ref('created_at'), connected: sql.ref('connected_at') }

const latestOf = (sides: RawBuilder<Row>) => sql<Row>`
  select id, at::text as at, note from (${sides}) as link order by link.at desc, link.id desc limit ${sql.lit(PAGE_SIZE + 1)}`

/** Shorter words stand at the beginning of too many handles. */
const SLUG_MIN = 3

/** A condition for those who stay and whose name holds these words, or in whichever script their handle, which is in Latin letters. */
const called = (column: 'from_id' | 'to_id', q: string) => {
  const slug = latinSlug(q, HANDLE_MAX)
  const byHandle = slug.length < SLUG_MIN ? sql`` : sql`or '-' || member.handle like ${`%-${slug}%`}`
  return sql`${isStaying(`mate_link.${column}`)} and exists (
  select from member where member.id = ${sql.ref(`mate_link.${column}`)}
    and (member.name ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`} ${byHandle}))`
}

type Asked = { list: MateList; q?: string | undefined; cursor?: string | undefined }

/** The statement behind a page of one of the viewer's lists. */
export function pickLinks(viewerId: string, { list, q, cursor }: Asked) {
  const after = timePositionOf(cursor)
  const from = (state: 'pending' | 'connected') => side('from_id', viewerId, state, after, q ? called('to_id', q) : undefined)
  const to = (state: 'pending' | 'connected') => side('to_id', viewerId, state, after, q ? called('from_id', q) : undefined)
  switch (list) {
    case 'request_received':
      return latestOf(to('pending'))
    case 'pending':
      return latestOf(from('pending'))
    case 'connected':
      return latestOf(sql`${from('connected')} union all ${to('connected')}`)
  }
}

/** A page of one of the viewer's lists, latest first. */
export async function listMates(db: Db, viewerId: string, asked: Asked): Promise<Page<Mate>> {
  const { rows } = await pickLinks(viewerId, asked).execute(db)
  const kept = rows.slice(0, PAGE_SIZE)
  const [cards, mutual] = await Promise.all([loadCards(db, idsOf(kept)), nameMutualMates(db, viewerId, idsOf(kept))])
  const items = kept.flatMap(({ id, note }): Mate[] => {
    const member = cards.get(id)
    return member ? [{ member, state: asked.list, shared: [], ...mutual(id), note: note || null }] : []
  })
  return { items, next: nextOf(rows) }
}

/** A page of another member's mates, without those who are blocked. Whether the viewer may see it is asked before. */
export async function listMatesOf(db: Db, viewerId: string, memberId: string, cursor?: string): Promise<Page<Mate>> {
  const after = timePositionOf(cursor)
  const allowed = (column: 'from_id' | 'to_id') => notBlocked(viewerId, `mate_link.${column}`)
  const { rows } = await latestOf(
    sql`${side('from_id', memberId, 'connected', after, allowed('to_id'))} union all ${side('to_id', memberId, 'connected', after, allowed('from_id'))}`,
  ).execute(db)
  return { items: await loadMates(db, viewerId, idsOf(rows.slice(0, PAGE_SIZE))), next: nextOf(rows) }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const nextOf = (rows: readonly Row[]) => (rows.length > PAGE_SIZE ? cursorAtTime(rows[PAGE_SIZE - 1]!) : null)

/** Remembers a no. */
export const saveDecline = (tx: Db, askerId: string, declinerId: string) =>
  tx
    .insertInto('mate_decline')
    .values({ asker_id: askerId, decliner_id: declinerId })
    .onConflict((same) => same.columns(['asker_id', 'decliner_id']).doUpdateSet({ declined_at: sql`now()` }))
    .execute()

/** Forgets a no: whoever asks or agrees has changed their mind about it. */
export const removeDecline = (tx: Db, askerId: string, declinerId: string) =>
  tx.deleteFrom('mate_decline').where('asker_id', '=', askerId).where('decliner_id', '=', declinerId).execute()

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
