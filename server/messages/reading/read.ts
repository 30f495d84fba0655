import { type RawBuilder, sql } from 'kysely'
import { MESSAGES_AT_ONCE } from '#contract/limits.ts'
import type { Message } from '#contract/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import { blockedIdsOf, findBlockedIds } from '../../relations/public.ts'
import type { ConversationKeys } from '../keys/conversation-keys.ts'
import type { Standing } from '../standing.ts'
import { columnsOf, hidden, type MessageRow, membersNamedIn, messageShower } from './show.ts'

export type Store = { db: Db; keys: ConversationKeys }
type Asked = { since?: number | undefined; before?: number | undefined; around?: number | undefined; limit: number }

/** Each number of rows is a statement of its own that stays prepared, so there are few of them. */
const SOME = 50
const rowsFor = (limit: number) => sql.lit(limit <= SOME ? SOME : MESSAGES_AT_ONCE)

/** Messages of a conversation in their order: what is asked for, as far as it is the viewer's to read. */
export async function readMessages(
  store: Store,
  viewerId: string,
  standing: Standing,
  { since, before, around, limit }: Asked,
): Promise<Message[]> {
  const after = async (seq: number, most: number) =>
    (await select(store.db, viewerId, of(standing, sql`m.seq > ${seq}::bigint order by m.seq limit ${rowsFor(most)}`))).slice(0, most)
  const upTo = async (seq: number, most: number) =>
    (await select(store.db, viewerId, of(standing, sql`m.seq < ${seq}::bigint order by m.seq desc limit ${rowsFor(most)}`)))
      .slice(0, most)
      .reverse()
  const rows = await (async () => {
    if (since !== undefined) return after(since, limit)
    if (around === undefined) return upTo(before ?? Number.MAX_SAFE_INTEGER, limit)
    const half = Math.ceil(limit / 2)
    const [earlier, later] = await Promise.all([upTo(around, half), after(around - 1, half)])
    return [...earlier, ...later].slice(0, limit)
  })()
  return shown(store, viewerId, rows)
}

/** Messages that changed after this one, in the order of their last change. */
export async function readChanges(store: Store, viewerId: string, standing: Standing, since: number, limit: number): Promise<Message[]> {
  const changed = sql`m.change_seq > ${since}::bigint and m.change_seq > 0 order by m.change_seq limit ${rowsFor(limit)}`
  return shown(store, viewerId, (await select(store.db, viewerId, of(standing, changed))).slice(0, limit))
}

/** One message; null where it is not there for the viewer. */
export async function findMessage(store: Store, viewerId: string, standing: Standing, seq: number): Promise<Message | null> {
  const rows = await select(store.db, viewerId, of(standing, sql`m.seq = ${seq}::bigint`))
  return (await shown(store, viewerId, rows))[0] ?? null
}

/** The messages at these places, by their conversation; what the viewer has deleted for themselves there is left out. */
export async function findMessagesAt(
  store: Store,
  viewerId: string,
  places: readonly { id: string; seq: number }[],
): Promise<Map<string, Message>> {
  const [ids, seqs] = [places.map(({ id }) => id), places.map(({ seq }) => seq)]
  const at = sql`join unnest(${ids}::uuid[], ${seqs}::bigint[]) as place (id, seq) on m.conversation_id = place.id and m.seq = place.seq`
  const found = places.length > 0 ? await shown(store, viewerId, await select(store.db, viewerId, at)) : []
  return new Map(found.map((message) => [message.conversationId, message]))
}

/** Messages `m` of any conversation, by a rest of the statement that keeps to what the viewer may read. */
export const readRows = async (store: Store, viewerId: string, which: RawBuilder<unknown>) =>
  shown(store, viewerId, await select(store.db, viewerId, which))

type ReadRow = MessageRow & { hidden: boolean }

const of = ({ id, clearedSeq }: Standing, which: RawBuilder<unknown>) =>
  sql`where m.conversation_id = ${id} and m.seq > ${clearedSeq}::bigint and ${which}`

/** What the viewer deleted for themselves, and what somebody wrote whom a block parts from them, is there without words: its place is not a gap. */
async function select(db: Db, viewerId: string, which: RawBuilder<unknown>): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`
    with viewer as materialized (select ${sql.raw(blockedIdsOf('v.id'))} as blocked from (select ${viewerId}::uuid as id) as v)
    select ${sql.raw(columnsOf('(select blocked from viewer)::uuid[]'))},
      m.sender_id = any((select blocked from viewer)::uuid[]) is true or exists (
        select from message_hidden h where h.member_id = ${viewerId} and h.conversation_id = m.conversation_id and h.seq = m.seq) as hidden
    from message m ${which}`.execute(db)
  return rows
}

async function shown(store: Store, viewerId: string, rows: readonly ReadRow[]): Promise<Message[]> {
  const show = await messageShower(store, rows)
  const messages = rows.map((row) => show(row, row.hidden))
  const isOfHouse = messages.some(({ author, envelope }) => author === 'house' && envelope)
  const blocked = isOfHouse ? new Set(await findBlockedIds(store.db, viewerId)) : undefined
  return blocked?.size
    ? messages.map((message) => (membersNamedIn(message).some((id) => blocked.has(id)) ? hidden(message) : message))
    : messages
}
