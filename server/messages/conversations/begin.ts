import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { ConversationKeys } from '../keys/conversation-keys.ts'
import { append } from '../sending/append.ts'

type Begun = { from: string; to: string; texts: readonly string[] }

/** Makes the conversation of two members who have none, with what one of them writes first. Both are in it, and nobody is notified. */
export async function beginConversation(tx: Db, keys: ConversationKeys, { from, to, texts }: Begun) {
  const id = newId()
  const key = keys.make(id)
  const [low, high] = from < to ? [from, to] : [to, from]
  await tx.insertInto('conversation').values({ id, kind: 'direct', low_id: low, high_id: high, key_id: key.id }).execute()
  await key.keep(tx)
  await tx
    .insertInto('participant')
    .values([
      { conversation_id: id, member_id: from },
      { conversation_id: id, member_id: to },
    ])
    .execute()
  for (const text of texts) {
    const envelope = { alg: 'plain1', body: JSON.stringify({ text }) } as const
    await append(tx, keys, { conversationId: id, author: 'member', senderId: from, clientId: newId(), envelope })
  }
}
