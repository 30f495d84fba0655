import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { ConversationKeys } from '../keys/conversation-keys.ts'
import { append } from '../sending/append.ts'

type Begun = { from: string; to: string; texts: readonly string[] }

/** Makes the conversation of two members who have none, with what one of them writes first. Both are in it, and nobody is notified. */
export async function beginConversation(tx: Db, keys: ConversationKeys, { from, to, texts }: Begun) {
  const id = await makeDirect(tx, keys, [from, to])
  for (const text of texts) await say(tx, keys, id, { by: from, text })
}

type Past = {
  between: readonly [string, string]
  messages: readonly { by: string; text: string; at: Date }[]
  /** How many of them each has received and read. */
  marks: readonly { memberId: string; delivered: number; read: number }[]
}

/** Makes the conversation of two members who have none, as it was written by then. */
export async function addPastConversation(tx: Db, keys: ConversationKeys, { between, messages, marks }: Past) {
  const id = await makeDirect(tx, keys, between)
  for (const message of messages) await say(tx, keys, id, message)
  for (const { memberId, delivered, read } of marks)
    await tx
      .updateTable('participant')
      .set({ delivered_seq: delivered, read_seq: read, announced_seq: messages.length })
      .where('conversation_id', '=', id)
      .where('member_id', '=', memberId)
      .execute()
}

async function makeDirect(tx: Db, keys: ConversationKeys, members: readonly [string, string]) {
  const id = newId()
  const key = keys.make(id)
  const [low, high] = members.toSorted()
  await tx.insertInto('conversation').values({ id, kind: 'direct', low_id: low, high_id: high, key_id: key.id }).execute()
  await key.keep(tx)
  const rows = members.map((memberId) => ({ conversation_id: id, member_id: memberId }))
  await tx.insertInto('participant').values(rows).execute()
  return id
}

function say(tx: Db, keys: ConversationKeys, conversationId: string, { by, text, at }: { by: string; text: string; at?: Date }) {
  const envelope = { alg: 'plain1', body: JSON.stringify({ text }) } as const
  return append(tx, keys, { conversationId, author: 'member', senderId: by, clientId: newId(), envelope, ...(at && { at }) })
}
