import { sql } from 'kysely'
import type { Conversation, Standing } from '#contract/conversations.ts'
import { UNREAD_MAX } from '#contract/limits.ts'
import type { GroupEvent } from '#contract/message-content.ts'
import type { Message } from '#contract/messages.ts'
import { imageUrl } from '../../platform/files/addresses.ts'
import { loadCards } from '../../profile/public.ts'
import { blockedIdsOf } from '../../relations/public.ts'
import { findMessagesAt, type Store } from '../reading/read.ts'
import { stillRings } from '../reading/show.ts'
import { isArchived } from '../rules.ts'
import { participationsOf } from '../standing.ts'
import { shownName } from './name.ts'

/** SQL for what a member has not seen of a conversation in which they take part as `p`: what others wrote and is still there to read. */
export const unreadOf = (blocked: string) => `
  select m.created_at as at from message m where m.conversation_id = p.id and m.seq > greatest(p.read_seq, p.cleared_seq) and m.author <> 'house'
    and m.sender_id is distinct from p.member_id and m.deleted_at is null and (m.sender_id is null or m.sender_id <> all(${blocked}))
    and not exists (select from message_hidden h where h.member_id = p.member_id and h.conversation_id = m.conversation_id and h.seq = m.seq)`

type Row = {
  id: string
  kind: Conversation['kind']
  name: Buffer | null
  pictureId: string | null
  keyId: string
  lastSeq: number
  changeSeq: number
  at: Date
  clearedSeq: number
  readSeq: number
  pinnedAt: Date | null
  mutedUntil: Date | null
  archivedSeq: number | null
  markedUnread: boolean
  rings: boolean
  state: 'joined' | 'requested'
  otherId: string | null
  otherState: string | null
  members: number
  delivered: number
  read: number
  unread: number
}

/** These conversations as the viewer's list shows them, in the same order; what is none of theirs is left out. */
export async function loadConversations(store: Store, viewerId: string, ids: readonly string[]): Promise<Conversation[]> {
  if (ids.length === 0) return []
  const { db, keys } = store
  const { rows } = await sql<Row>`
    with viewer as materialized (select v.id, ${sql.raw(blockedIdsOf('v.id'))} as blocked from (select ${viewerId}::uuid as id) as v)
    select p.id, p.kind, p.name, p.picture_id as "pictureId", p.key_id as "keyId", p.last_seq as "lastSeq", p.change_seq as "changeSeq", p.last_at as at,
      p.cleared_seq as "clearedSeq", p.read_seq as "readSeq", p.pinned_at as "pinnedAt", p.muted_until as "mutedUntil", p.archived_seq as "archivedSeq",
      p.marked_unread as "markedUnread",
      exists (select from message_ring r join message m on m.conversation_id = r.conversation_id and m.seq = r.seq
        where r.conversation_id = p.id and r.member_id = p.member_id and r.acknowledged_at is null and ${sql.raw(stillRings('r'))}) as rings, p.state, p.other_id as "otherId", p.other_state as "otherState", others.*,
      (select count(*) from (${sql.raw(unreadOf('(select blocked from viewer)::uuid[]'))} limit ${sql.lit(UNREAD_MAX)}) as new) as unread
    from (${participationsOf(viewerId)}) as p cross join lateral (
      select count(x.member_id) filter (where met) + 1 as members,
        coalesce(min(x.delivered_seq) filter (where met), min(x.delivered_seq), c.left_delivered_seq) as delivered,
        coalesce(min(x.read_seq) filter (where met), min(x.read_seq), c.left_read_seq) as read
      from conversation c left join participant x on x.conversation_id = c.id and x.member_id <> p.member_id
      cross join lateral (select x.member_id <> all((select blocked from viewer)::uuid[]) as met) as apart
      where c.id = p.id group by c.id) as others
    where p.id = any(${ids}::uuid[])`.execute(db)
  const [keyOf, last] = await Promise.all([
    keys.finder(
      db,
      rows.map(({ keyId }) => keyId),
    ),
    findMessagesAt(
      store,
      viewerId,
      rows.flatMap(({ id, lastSeq, clearedSeq }) => (lastSeq > clearedSeq ? { id, seq: lastSeq } : [])),
    ),
  ])
  const namedIn = ({ id, kind }: Row) => (kind === 'group' ? namesIn(last.get(id)) : [])
  const cards = await loadCards(
    db,
    rows.flatMap((row) => [...(row.otherId ? [row.otherId] : []), ...namedIn(row)]),
  )
  const now = new Date()
  const shown = new Map(
    rows.map((row): [string, Conversation] => {
      const { id, kind, lastSeq, changeSeq, readSeq, unread, members, delivered, read, markedUnread, mutedUntil, rings } = row
      return [
        id,
        {
          ...{ id, kind, lastSeq, changeSeq, readSeq, unread, members, delivered, read, markedUnread, rings },
          standing: standingWord(row),
          name: shownName(keys, keyOf, row),
          pictureUrl: row.pictureId && imageUrl(row.pictureId),
          other: (row.otherId && cards.get(row.otherId)) || null,
          last: last.get(id) ?? null,
          named: namedIn(row).flatMap((memberId) => {
            const card = cards.get(memberId)
            return card ? [{ id: card.id, name: card.name }] : []
          }),
          at: row.at.toISOString(),
          pinned: row.pinnedAt !== null,
          mutedUntil: mutedUntil && mutedUntil > now ? mutedUntil.toISOString() : null,
          archived: isArchived(row, now),
        },
      ]
    }),
  )
  return ids.flatMap((id) => shown.get(id) ?? [])
}

/** Whose names it takes to say this. */
function namesIn(message: Message | undefined): string[] {
  if (!message) return []
  if (message.author !== 'house' || !message.envelope) return message.senderId ? [message.senderId] : []
  const { by, memberIds }: GroupEvent = JSON.parse(message.envelope.body)
  return [...new Set([by, ...memberIds])]
}

function standingWord({ state, otherState }: Row): Standing {
  if (state === 'requested') return 'request'
  return otherState === null || otherState === 'joined' ? 'joined' : 'waiting'
}
