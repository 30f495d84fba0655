import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { MateState } from '#contract/mates.ts'
import type { Audience } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'

/** How near a viewer is to a member; `blocked` whichever of the two wanted it, and where the member is about to be deleted. */
export type Relation = 'self' | 'mate' | 'member' | 'blocked'

/** How near `viewerId` is to `memberId`, in one question. */
export async function relationTo(db: Db, viewerId: string, memberId: string): Promise<Relation> {
  if (viewerId === memberId) return 'self'
  const { rows } = await sql<{ blocked: boolean; mate: boolean }>`
    select ${isBlocked(viewerId, sql`${memberId}::uuid`)} as blocked,
      exists (select from mate_link where from_id = ${viewerId} and to_id = ${memberId} and state = 'connected')
      or exists (select from mate_link where from_id = ${memberId} and to_id = ${viewerId} and state = 'connected') as mate`.execute(db)
  if (rows[0]?.blocked) return 'blocked'
  return rows[0]?.mate ? 'mate' : 'member'
}

/** Whether somebody so near may see what is kept for `audience`. */
export function maySee(relation: Relation, audience: Audience): boolean {
  if (relation === 'blocked') return false
  if (relation === 'self') return true
  return audience === 'members' || (audience === 'mates' && relation === 'mate')
}

/**
 * A condition: one of the two has blocked the other. Scalar, so that it is looked up for the few rows that are asked about; and not a
 * test for null, of which PostgreSQL believes that one row in 200 passes it, so that it would read a whole thread for a page.
 */
const isBlocked = (viewerId: string, member: RawBuilder<unknown>) => sql<boolean>`coalesce(
  (select true from member_block b where b.blocker_id = ${viewerId} and b.blocked_id = ${member}),
  (select true from member_block b where b.blocked_id = ${viewerId} and b.blocker_id = ${member}),
  (select true from hidden_account d where d.member_id = ${member} and d.member_id <> ${viewerId}), false)`

/**
 * A condition for lists: neither the viewer nor the member in this column has blocked the other, and the member is not about to be deleted.
 * The column is named with its table: by itself PostgreSQL would take `member_id` for that of the accounts which are about to be deleted.
 */
export const notBlocked = (viewerId: string, column: `${string}.${string}`) => sql<boolean>`not ${isBlocked(viewerId, sql.ref(column))}`

/** SQL for those whom the viewer in this expression does not meet, as (id): blocked either way, or about to be deleted. */
const apartFrom = (viewer: string) => `
  select b.blocked_id as id from member_block b where b.blocker_id = ${viewer}
  union all select b.blocker_id from member_block b where b.blocked_id = ${viewer}
  union all select d.member_id from hidden_account d where d.member_id <> ${viewer}`

/** The same of a viewer, for a statement of one's own. */
export const membersApartFrom = (viewerId: string) => sql`
  select b.blocked_id as id from member_block b where b.blocker_id = ${viewerId}
  union all select b.blocker_id from member_block b where b.blocked_id = ${viewerId}
  union all select d.member_id from hidden_account d where d.member_id <> ${viewerId}`

/** SQL for an array of them: looked up once a statement, however many rows are compared. */
export const blockedIdsOf = (viewer: string) => `array(${apartFrom(viewer)})`

/** Everybody whom one of these members has blocked or was blocked by, or who is about to be deleted. */
export async function findBlockedIds(db: Db, ...memberIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from member_block where blocker_id = any(${memberIds}::uuid[])
    union select blocker_id from member_block where blocked_id = any(${memberIds}::uuid[])
    union select member_id from hidden_account where member_id <> all(${memberIds}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Whom of these a member has blocked. Only their own blocks: whoever is judged by somebody at the desk does not get rid of them by blocking them.
 */
export async function findBlockedBy(db: Db, blockerId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from member_block where blocker_id = ${blockerId} and blocked_id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whom each of these members does not meet. */
export async function findBlockedOfEach(db: Db, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; blocked: string[] }>`
    select asked.id, ${sql.raw(blockedIdsOf('asked.id'))} as blocked from unnest(${memberIds}::uuid[]) as asked (id)`.execute(db)
  return new Map(rows.map(({ id, blocked }) => [id, blocked]))
}

/** Parts two members until the block is taken back; true when something linked them. Lock their link before. */
export async function saveBlock(tx: Db, blockerId: string, blockedId: string): Promise<boolean> {
  await tx
    .insertInto('member_block')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((same) => same.doNothing())
    .execute()
  return removeLink(tx, blockerId, blockedId)
}

export const removeBlock = (db: Db, blockerId: string, blockedId: string) =>
  db.deleteFrom('member_block').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute()

/**
 * Everybody who is a mate of the member in this expression, with the moment of it, as (id, at); not who is about to be deleted. Links are read from
 * their index alone.
 */
export const matesOf = (member: RawBuilder<unknown>) => sql`
  select to_id as id, connected_at as at from mate_link where from_id = ${member} and state = 'connected'
    and to_id not in (select d.member_id from hidden_account d)
  union all
  select from_id, connected_at from mate_link where to_id = ${member} and state = 'connected'
    and from_id not in (select d.member_id from hidden_account d)`

/** SQL for whether the members in these two expressions are mates. Scalar, so that it is looked up for the rows that are asked about. */
export const isMateOf = (one: string, other: string) => `coalesce(
  (select true from mate_link l where l.from_id = ${one} and l.to_id = ${other} and l.state = 'connected'),
  (select true from mate_link l where l.from_id = ${other} and l.to_id = ${one} and l.state = 'connected'), false)`

/** How many of a member's mates the viewer does not meet, across a block or about to be deleted: they are counted for others and not for them. */
export async function countHiddenMates(db: Db, viewerId: string, memberId: string): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    select count(*)::int as hidden from (select ${viewerId}::uuid as id) as v cross join lateral unnest(${sql.raw(blockedIdsOf('v.id'))}) as other (id)
    where exists (select from mate_link l where l.from_id = ${memberId} and l.to_id = other.id and l.state = 'connected')
      or exists (select from mate_link l where l.from_id = other.id and l.to_id = ${memberId} and l.state = 'connected')`.execute(db)
  return rows[0]?.hidden ?? 0
}

/** SQL for an array of them. */
export const mateIdsOf = (member: string) => `array(
  select l.to_id from mate_link l where l.from_id = ${member} and l.state = 'connected'
    and l.to_id not in (select d.member_id from hidden_account d)
  union all select l.from_id from mate_link l where l.to_id = ${member} and l.state = 'connected'
    and l.from_id not in (select d.member_id from hidden_account d))`

/** How many mates a member has and whom they wait for, no further than `most` of each. */
export async function findFirstLinks(db: Db, memberId: string, most: number): Promise<{ connected: number; asked: string[] }> {
  const { rows } = await sql<{ connected: number; asked: string[] }>`
    select (select count(*) from (${matesOf(sql`${memberId}::uuid`)} limit ${sql.lit(most)}) as mate) as connected,
      array(select to_id from mate_link where from_id = ${memberId} and state = 'pending' order by created_at desc limit ${sql.lit(most)}) as asked`.execute(
    db,
  )
  return rows[0]!
}

type Link = { state: Exclude<MateState, 'suggested'>; note: string | null }

/** How the viewer is linked with these members; who is not linked is not in the map. */
export async function findLinks(db: Db, viewerId: string, ids: readonly string[]): Promise<Map<string, Link>> {
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

/** The link as `viewer` sees it; `suggested` when there is none. Nobody else changes it until the transaction ends. */
export async function lockLink(tx: Db, viewerId: string, otherId: string): Promise<MateState> {
  // Where there is no link yet there is no row to lock, so the pair itself is locked: whoever comes second sees what the first one wrote.
  const pair = [viewerId, otherId].sort().join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
  return (await findLinks(tx, viewerId, [otherId])).get(otherId)?.state ?? 'suggested'
}

/*
 * How many mates each member has is kept by triggers on mate_link (0003_relations.sql), in the transaction that makes or parts mates, also
 * where a member leaves and their links with them. docs/decisions/0030-kept-counts.md says why they are no calls.
 */

/** Writes down that `fromId` has asked `toId`. */
export const saveRequest = (tx: Db, fromId: string, toId: string, note = '') =>
  tx.insertInto('mate_link').values({ from_id: fromId, to_id: toId, state: 'pending', note }).execute()

/** Makes mates of two, one of whom had asked. */
export const acceptRequest = (tx: Db, fromId: string, toId: string) =>
  tx
    .updateTable('mate_link')
    .set({ state: 'connected', note: '', connected_at: sql<Date>`now()` })
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .execute()

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

/** Adds links with dates of their own, of members who bring a past with them. */
export const addPastLinks = (tx: Db, links: readonly Insertable<Tables['mate_link']>[]) =>
  tx.insertInto('mate_link').values(links).execute()
