import { sql } from 'kysely'
import type { Conversation, ConversationFolder } from '#contract/conversations.ts'
import { UNREAD_MAX } from '#contract/limits.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../../platform/db/cursor.ts'
import { blockedIdsOf } from '../../relations/public.ts'
import type { Store } from '../reading/read.ts'
import { participationsOf } from '../standing.ts'
import { loadConversations, unreadOf } from './load.ts'
import { shownName } from './name.ts'

/** Groups whose names a search opens at most, the latest first. */
const NAMES_MAX = 500

const isArchived = sql`(p.archived_seq is not null and (p.archived_seq >= p.last_seq or coalesce(p.muted_until > now(), false)))`
/** What was opened and never written in is shown to nobody, and what was deleted comes back with the next message. */
const isShown = sql`(p.kind = 'group' or p.last_seq > p.cleared_seq)`

const folders = {
  inbox: sql`p.state = 'joined' and not ${isArchived}`,
  archived: sql`p.state = 'joined' and ${isArchived}`,
  requests: sql`p.state = 'requested'`,
} satisfies Record<ConversationFolder, unknown>

type Asked = { folder: ConversationFolder; q?: string | undefined; cursor?: string | undefined }

/** A page of the list: the pinned ones stand on its first page, before all others. */
export async function listConversations(store: Store, viewerId: string, { folder, q, cursor }: Asked): Promise<Page<Conversation>> {
  const { at, id } = timePositionOf(cursor)
  const named = q
    ? sql`and (p.id = any(${await findNamed(store, viewerId, q)}::uuid[]) or exists (
    select from member where member.id = p.other_id and member.name ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`}))`
    : sql``
  const pick = async (isPinned: boolean) => {
    const { rows } = await sql<{ id: string; at: string }>`
      select p.id, (p.last_at at time zone 'UTC')::text || '+00' as at from (${participationsOf(viewerId)}) as p
      where ${folders[folder]} and ${isShown} ${named}
        and p.pinned_at is ${isPinned ? sql`not null` : sql`null and (p.last_at, p.id) < (${at}::timestamptz, ${id}::uuid)`}
      order by p.last_at desc, p.id desc limit ${sql.lit(PAGE_SIZE + 1)}`.execute(store.db)
    return rows
  }
  const [pinned, others] = await Promise.all([cursor === undefined ? pick(true) : [], pick(false)])
  const page = [...pinned, ...others.slice(0, PAGE_SIZE)]
  const items = await loadConversations(
    store,
    viewerId,
    page.map((row) => row.id),
  )
  return { items, next: others.length > PAGE_SIZE ? cursorAtTime(others[PAGE_SIZE - 1]!) : null }
}

/** The groups of a member whose name has these words: names are opened for it, and kept nowhere. */
async function findNamed({ db, keys }: Store, viewerId: string, q: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; name: Buffer; keyId: string }>`
    select p.id, p.name, p.key_id as "keyId" from (${participationsOf(viewerId)}) as p where p.name is not null
    order by p.last_at desc limit ${sql.lit(NAMES_MAX)}`.execute(db)
  const keyOf = await keys.finder(
    db,
    rows.map(({ keyId }) => keyId),
  )
  const words = q.toLowerCase()
  return rows.filter((row) => shownName(keys, keyOf, row).toLowerCase().includes(words)).map(({ id }) => id)
}

/** What a member has not seen in their list, and how many requests wait for them; neither is counted further than a hundred. */
export async function countWaiting(db: Db, viewerId: string): Promise<{ unread: number; requests: number }> {
  const { rows } = await sql<{ unread: number; requests: number }>`
    with viewer as materialized (select ${sql.raw(blockedIdsOf('v.id'))} as blocked from (select ${viewerId}::uuid as id) as v)
    select
      (select count(*) from (
        select new.* from (${participationsOf(viewerId)}) as p cross join lateral (
          ${sql.raw(unreadOf('(select blocked from viewer)::uuid[]'))} limit ${sql.lit(UNREAD_MAX)}) as new
        where ${folders.inbox} and p.last_seq > p.read_seq limit ${sql.lit(UNREAD_MAX)}) as unread) as unread,
      (select count(*) from (
        select from (${participationsOf(viewerId)}) as p where ${folders.requests} and ${isShown} limit ${sql.lit(UNREAD_MAX)}) as asked) as requests`.execute(
    db,
  )
  return rows[0]!
}
