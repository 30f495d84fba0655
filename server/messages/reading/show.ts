import type { GroupEvent } from '#contract/message-content.ts'
import type { Message, ReactionKind } from '#contract/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import { openedOrNull } from '../../platform/secrets/opened.ts'
import { blockedIdsOf } from '../../relations/public.ts'
import type { ConversationKeys } from '../keys/conversation-keys.ts'
import { openBody } from '../keys/envelope.ts'

/** A message as it is read for its readers. */
export type MessageRow = {
  conversation_id: string
  seq: number
  id: string
  author: Message['author']
  sender_id: string | null
  client_id: string
  alg: 'plain1'
  key_id: string
  body: Buffer | null
  reply_to_seq: number | null
  created_at: Date
  edited_at: Date | null
  change_seq: number
  urgent: Message['urgent']
  reactions: readonly { kind: ReactionKind; memberId: string }[] | null
}

/**
 * SQL for whether an urgent message `m` still rings whom its row `ring` names: until they acknowledge it or delete it for themselves, and while
 * it is there to read, for them and across no block.
 */
export const stillRings = (ring: string) => `(${ring}.acknowledged_at is null and m.body is not null
  and exists (select from participant x where x.conversation_id = m.conversation_id and x.member_id = ${ring}.member_id and x.cleared_seq < m.seq)
  and m.sender_id <> all(${blockedIdsOf(`${ring}.member_id`)}))`

/** Columns of a message `m`, with its reactions by whoever is not in this array. */
export const columnsOf = (blocked: string) => `m.conversation_id, m.seq, m.id, m.author, m.sender_id, m.client_id, m.alg, m.key_id, m.body,
  m.reply_to_seq, m.created_at,
  case when m.is_urgent and m.body is not null then (
    select json_build_object(
      'acknowledgedBy', coalesce(json_agg(r.member_id order by r.acknowledged_at) filter (where r.acknowledged_at is not null and r.member_id <> all(${blocked})), '[]'),
      'ringing', count(*) filter (where ${stillRings('r')})) from message_ring r
    where r.conversation_id = m.conversation_id and r.seq = m.seq) end as urgent, m.edited_at, m.change_seq,
  case when m.change_seq > 0 then (
    select json_agg(json_build_object('kind', r.kind, 'memberId', r.member_id) order by r.created_at, r.member_id) from reaction r
    where r.conversation_id = m.conversation_id and r.seq = m.seq and r.member_id <> all(${blocked})) end as reactions`

/** Where a message's body belongs. What members did not write has its author in place of a sender. */
export const placeOf = ({
  conversation_id,
  seq,
  author,
  sender_id,
  client_id,
}: Pick<MessageRow, 'conversation_id' | 'seq' | 'author' | 'sender_id' | 'client_id'>) => ({
  conversationId: conversation_id,
  seq,
  sender: sender_id ?? author,
  clientId: client_id,
})

/** Shows any of these rows: their keys are found in one question. One that does not open is shown as that, and is in no other's way. */
export async function messageShower({ db, keys }: { db: Db; keys: ConversationKeys }, rows: readonly MessageRow[]) {
  const keyOf = await keys.finder(
    db,
    rows.map(({ key_id }) => key_id),
  )
  const open = (row: MessageRow) =>
    row.body && openedOrNull(keys.log, `message ${row.id}`, () => openBody(keyOf(row.key_id), row.body!, placeOf(row)))
  return (row: MessageRow, isHidden = false) => showMessage(row, isHidden ? null : open(row), isHidden)
}

/** A message in the contract's words. Of one that is hidden from its reader nothing is said but its place. */
function showMessage(row: MessageRow, body: string | null, isHidden: boolean): Message {
  const { conversation_id, seq, id, author, sender_id, client_id } = row
  const isThere = row.body !== null && !isHidden
  return {
    conversationId: conversation_id,
    seq,
    id,
    author,
    senderId: isHidden ? null : sender_id,
    clientId: client_id,
    at: row.created_at.toISOString(),
    envelope: body === null ? null : { alg: row.alg, body },
    gone: goneOf(row, body, isHidden),
    replyTo: row.reply_to_seq,
    urgent: isThere ? row.urgent : null,
    editedAt: row.edited_at?.toISOString() ?? null,
    changeSeq: row.change_seq,
    reactions: isThere ? grouped(row.reactions ?? []) : [],
  }
}

function goneOf(row: MessageRow, body: string | null, isHidden: boolean): Message['gone'] {
  if (isHidden) return 'hidden'
  if (row.body === null) return 'deleted'
  return body === null ? 'unreadable' : null
}

/** Members of whom the house speaks in a message about a group. */
export function membersNamedIn({ author, envelope }: Pick<Message, 'author' | 'envelope'>): readonly string[] {
  if (author !== 'house' || !envelope) return []
  const { by, memberIds } = JSON.parse(envelope.body) as GroupEvent
  return [by, ...memberIds]
}

/** The same place without anything to read. */
export const hidden = (message: Message): Message => ({
  ...message,
  senderId: null,
  envelope: null,
  gone: 'hidden',
  urgent: null,
  reactions: [],
})

function grouped(reactions: NonNullable<MessageRow['reactions']>): Message['reactions'] {
  const kinds = new Map<ReactionKind, string[]>()
  for (const { kind, memberId } of reactions) kinds.set(kind, [...(kinds.get(kind) ?? []), memberId])
  return [...kinds].map(([kind, memberIds]) => ({ kind, memberIds }))
}
