import { type RawBuilder, sql } from 'kysely'
import { MESSAGES_AT_ONCE } from '#contract/limits.ts'
import type { Head } from '#contract/messages.ts'
import type { Db } from '../platform/db/client.ts'
import type { Grown, Hint, Position, StreamRule } from '../platform/live/interests.ts'
import { findBlockedOfEach } from '../relations/public.ts'
import type { ConversationKeys } from './keys/conversation-keys.ts'
import { columnsOf, type MessageRow, membersNamedIn, messageShower } from './reading/show.ts'
import { hasSaidYes } from './standing.ts'

const positionOf = ({ lastSeq, changeSeq }: Head): Position => ({ lastSeq, changeSeq })
const nowOf = (conversationId: string, { lastSeq, changeSeq }: Head): Hint => ['conversation_now', { conversationId, lastSeq, changeSeq }]

/** Whoever reads this message by rules of their own: it was before their time, they have deleted it, or a block parts them from somebody in it. */
const APART = `array(
  select x.member_id from participant x where x.conversation_id = m.conversation_id and (
    x.cleared_seq >= m.seq
    or exists (select from message_hidden h where h.member_id = x.member_id and h.conversation_id = m.conversation_id and h.seq = m.seq)
    or exists (
      select from (select m.sender_id as id union all select r.member_id from reaction r
        where m.change_seq > 0 and r.conversation_id = m.conversation_id and r.seq = m.seq
        union all select r.member_id from message_ring r
        where m.is_urgent and r.conversation_id = m.conversation_id and r.seq = m.seq and r.acknowledged_at is not null) as named
      where exists (select from member_block b
          where (b.blocker_id = x.member_id and b.blocked_id = named.id) or (b.blocked_id = x.member_id and b.blocker_id = named.id))
        or exists (select from hidden_account d where d.member_id = named.id and d.member_id <> x.member_id))))`

/** How conversations are told to whoever shows them: every message in its order, and every change of one. */
export const conversationStream = (keys: ConversationKeys): StreamRule => ({
  async positions(db, ids) {
    const heads = await readHeads(db, sql`c.id = any(${ids}::uuid[])`)
    return new Map(
      heads.map((head) => [head.id, { position: positionOf(head), readers: head.readers, said: [], instead: nowOf(head.id, head) }]),
    )
  },

  async since(db, from) {
    const ids = [...from.keys()]
    const at = (name: keyof Head) => ids.map((id) => from.get(id)![name]!)
    const heads = await readHeads(
      db,
      sql`c.id in (select c.id from conversation c
        join unnest(${ids}::uuid[], ${at('lastSeq')}::bigint[], ${at('changeSeq')}::bigint[]) as known (id, seq, change) on c.id = known.id
        where c.last_seq > known.seq or c.change_seq > known.change)`,
    )
    if (heads.length === 0) return new Map()
    const rows = await newsOf(db, heads, from)
    const show = await messageShower({ db, keys }, rows)
    const read = rows.map((row) => ({ message: show(row), apart: row.apart }))
    const named = [...new Set(read.flatMap(({ message }) => membersNamedIn(message)))]
    const blocked = named.length > 0 ? await findBlockedOfEach(db, named) : new Map<string, string[]>()
    return new Map(
      heads.map((head): [string, Grown] => {
        const news = read.filter(({ message }) => message.conversationId === head.id)
        const said = news.map(({ message, apart }): Grown['said'][number] => {
          const parted = membersNamedIn(message).flatMap((id) => blocked.get(id) ?? [])
          return { hint: ['message', { message }], except: [...apart, ...parted] }
        })
        // Of more than one answer holds, readers ask for themselves.
        const { readers } = head
        return [
          head.id,
          { position: positionOf(head), readers, said: news.length < MESSAGES_AT_ONCE ? said : [], instead: nowOf(head.id, head) },
        ]
      }),
    )
  },

  async audience(db, ids) {
    const rows = await db
      .selectFrom('participant')
      .select('member_id')
      .distinct()
      .where('conversation_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(sql<boolean>`(participant.state <> 'declined' or ${sql.raw(hasSaidYes('participant'))})`)
      .execute()
    return rows.map(({ member_id }) => member_id)
  },
})

/** How far these go by now. */
export async function headsNow(db: Db, ids: readonly string[]): Promise<Map<string, Hint>> {
  const heads = await headsOf(db, sql`id = any(${ids}::uuid[])`)
  return new Map(heads.map((head) => [head.id, nowOf(head.id, head)]))
}

type ConversationHead = Head & { id: string }

async function headsOf(db: Db, which: RawBuilder<unknown>) {
  const { rows } = await sql<ConversationHead>`
    select id, last_seq as "lastSeq", change_seq as "changeSeq" from conversation where ${which}`.execute(db)
  return rows
}

/** Heads of conversations `c`, each with who reads it now. */
async function readHeads(db: Db, which: RawBuilder<unknown>) {
  const { rows } = await sql<ConversationHead & { readers: string[] }>`
    select c.id, c.last_seq as "lastSeq", c.change_seq as "changeSeq", array(select p.member_id from participant p
      where p.conversation_id = c.id and (p.state <> 'declined' or ${sql.raw(hasSaidYes('p'))})) as readers
    from conversation c where ${which}`.execute(db)
  return rows
}

/** Messages after what was told of these and up to their heads, and those that changed between: each once, new ones in their order. */
async function newsOf(db: Db, heads: readonly ConversationHead[], from: ReadonlyMap<string, Position>) {
  const known = heads.map(({ id }) => from.get(id)!)
  const { rows } = await sql<MessageRow & { apart: string[] }>`
    select ${sql.raw(columnsOf('array[]::uuid[]'))}, ${sql.raw(APART)} as apart
    from unnest(${heads.map(({ id }) => id)}::uuid[], ${known.map(({ lastSeq }) => lastSeq!)}::bigint[], ${known.map(({ changeSeq }) => changeSeq!)}::bigint[],
      ${heads.map(({ lastSeq }) => lastSeq)}::bigint[], ${heads.map(({ changeSeq }) => changeSeq)}::bigint[]) as t (id, seq, change, last_seq, last_change)
    cross join lateral (
      select * from (select * from message where conversation_id = t.id and seq > t.seq and seq <= t.last_seq order by seq limit ${sql.lit(MESSAGES_AT_ONCE)}) as new
      union
      select * from (select * from message where conversation_id = t.id and change_seq > 0 and change_seq > t.change and change_seq <= t.last_change
        order by change_seq limit ${sql.lit(MESSAGES_AT_ONCE)}) as changed
    ) as m order by m.conversation_id, m.seq`.execute(db)
  return rows
}
