import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Envelope, Message } from '#contract/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { ConversationKeys } from '../keys/conversation-keys.ts'
import { sealBody } from '../keys/envelope.ts'
import { notFound } from '../standing.ts'

export type Appended = { id: string; seq: number; at: Date }

type Written = {
  conversationId: string
  author: Message['author']
  /** Null where no member wrote it. */
  senderId: string | null
  clientId: string
  envelope: Envelope
  deviceId?: string
  replyTo?: number | null
  isUrgent?: boolean
  /** When it was written; now where that is not said. */
  at?: Date
  /** A condition on its number, judged while the conversation is locked. */
  onlyIf?: (seq: number) => RawBuilder<unknown>
}

/**
 * Writes a message at the end. The conversation stays locked until the commit, so that the order of numbers is the order in which they appear.
 * Refuses where there is no such place for its sender, and where its condition does not hold.
 */
export async function append(tx: Db, keys: ConversationKeys, written: Written): Promise<Appended> {
  const { conversationId, author, senderId, clientId, envelope, deviceId = null, replyTo = null, isUrgent = false, at, onlyIf } = written
  const { rows } = await sql<{ seq: number; key_id: string }>`
    update conversation set last_seq = last_seq + 1, last_at = coalesce(${at ?? null}::timestamptz, clock_timestamp())
    where id = ${conversationId} and (${senderId}::uuid is null or exists (
      select from participant p where p.conversation_id = conversation.id and p.member_id = ${senderId}::uuid))
    returning last_seq as seq, key_id`.execute(tx)
  const { seq, key_id } = rows[0] ?? notFound()
  if (replyTo !== null && replyTo >= seq)
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'replyTo', message: 'There is no such message yet.' }] })
  const key = (await keys.finder(tx, [key_id]))(key_id)
  const body = sealBody(key, envelope.body, { conversationId, seq, sender: senderId ?? author, clientId })
  // A statement of its own, so that it sees what was committed while it waited for the lock.
  const inserted = await sql<Appended>`
    insert into message (id, conversation_id, seq, author, sender_id, device_id, client_id, alg, key_id, body, reply_to_seq, is_urgent, created_at)
    select ${newId(at?.getTime())}, ${conversationId}, ${seq}, ${author}, ${senderId}, ${deviceId}, ${clientId}, ${envelope.alg}, ${key_id}, ${body},
      ${replyTo}, ${isUrgent}, coalesce(${at ?? null}::timestamptz, clock_timestamp()) where ${onlyIf?.(seq) ?? sql`true`}
    returning id, seq, created_at as at`.execute(tx)
  return inserted.rows[0] ?? notFound()
}
