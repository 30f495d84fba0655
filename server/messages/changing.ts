import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Envelope, ReactionKind } from '#contract/messages.ts'
import type { Db } from '../platform/db/client.ts'
import { notesOf } from './attachments/attach.ts'
import { filesOf, removeAttachments } from './attachments/queries.ts'
import type { ConversationKeys } from './keys/conversation-keys.ts'
import { sealBody } from './keys/envelope.ts'
import { describesFiles, mayEdit } from './rules.ts'
import { participationsOf, type Standing } from './standing.ts'

type Place = { conversationId: string; seq: number }

/**
 * The message there, so that nobody else changes it before the transaction ends; refuses where the viewer could not read it, be it that the
 * conversation was taken from them while they waited for it.
 */
async function lockMessage(tx: Db, viewerId: string, { clearedSeq }: Standing, { conversationId, seq }: Place) {
  const message = await tx
    .selectFrom('message')
    .select(['id', 'author', 'sender_id', 'client_id', 'created_at', 'deleted_at'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where(sql<boolean>`exists (select from (${participationsOf(viewerId)}) as p where p.id = ${conversationId}::uuid)`)
    .forUpdate()
    .executeTakeFirst()
  if (!message || seq <= clearedSeq) throw new Refusal('NOT_FOUND')
  return message
}

/** The next change of a conversation: whoever was away asks for all that came after theirs. */
export async function nextChange(tx: Db, conversationId: string) {
  const { change_seq, key_id } = await tx
    .updateTable('conversation')
    .set({ change_seq: sql<number>`change_seq + 1` })
    .where('id', '=', conversationId)
    .returning(['change_seq', 'key_id'])
    .executeTakeFirstOrThrow()
  return { change_seq, key_id }
}

const messageAt = (tx: Db, { conversationId, seq }: Place) =>
  tx.updateTable('message').where('conversation_id', '=', conversationId).where('seq', '=', seq)

/** Gives a message of the viewer's own other words; its files stay. */
export async function edit(tx: Db, keys: ConversationKeys, viewerId: string, standing: Standing, place: Place, envelope: Envelope) {
  const change = await nextChange(tx, place.conversationId)
  const message = await lockMessage(tx, viewerId, standing, place)
  if (message.deleted_at) throw new Refusal('NOT_FOUND')
  mayEdit({ senderId: message.sender_id, at: message.created_at }, viewerId, new Date())
  describesFiles(notesOf(envelope), await filesOf(tx, place))
  const key = (await keys.finder(tx, [change.key_id]))(change.key_id)
  const body = sealBody(key, envelope.body, { ...place, sender: viewerId, clientId: message.client_id })
  await messageAt(tx, place)
    .set({ ...change, alg: envelope.alg, body, edited_at: new Date() })
    .execute()
}

/** Takes the words and the files of a message of the viewer's own away for everybody; its place stays. */
export async function removeForEveryone(tx: Db, viewerId: string, standing: Standing, place: Place) {
  const { change_seq } = await nextChange(tx, place.conversationId)
  const message = await lockMessage(tx, viewerId, standing, place)
  if (message.sender_id !== viewerId) throw new Refusal('NOT_YOURS')
  if (message.deleted_at) return
  await tx.deleteFrom('reaction').where('conversation_id', '=', place.conversationId).where('seq', '=', place.seq).execute()
  await tx.deleteFrom('message_urgent').where('conversation_id', '=', place.conversationId).where('seq', '=', place.seq).execute()
  await removeAttachments(tx, place)
  await messageAt(tx, place).set({ change_seq, body: null, deleted_at: new Date() }).execute()
}

/** Hides a message from the viewer. An urgent one rings them no more, which everybody there learns. */
export async function hide(tx: Db, viewerId: string, standing: Standing, place: Place) {
  const own = { member_id: viewerId, conversation_id: place.conversationId, seq: place.seq }
  const rung = await tx
    .selectFrom('message_ring')
    .select('seq')
    .where('conversation_id', '=', own.conversation_id)
    .where('seq', '=', own.seq)
    .where('member_id', '=', viewerId)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst()
  const change = rung && (await nextChange(tx, place.conversationId))
  await lockMessage(tx, viewerId, standing, place)
  if (change) await endRinging(tx, viewerId, place, change.change_seq)
  await tx
    .insertInto('message_hidden')
    .values(own)
    .onConflict((same) => same.doNothing())
    .execute()
}

async function endRinging(tx: Db, viewerId: string, place: Place, changeSeq: number) {
  await tx
    .deleteFrom('message_ring')
    .where('conversation_id', '=', place.conversationId)
    .where('seq', '=', place.seq)
    .where('member_id', '=', viewerId)
    .where('acknowledged_at', 'is', null)
    .execute()
  await messageAt(tx, place).set({ change_seq: changeSeq }).execute()
}

/** The viewer's one reaction to a message, or none; answers the message. */
export async function react(tx: Db, viewerId: string, standing: Standing, place: Place, kind: ReactionKind | null) {
  if (standing.state !== 'joined') throw new Refusal('ACCEPT_FIRST')
  const { change_seq } = await nextChange(tx, place.conversationId)
  const message = await lockMessage(tx, viewerId, standing, place)
  if (message.deleted_at || message.author === 'house') throw new Refusal('NOT_FOUND')
  const own = { conversation_id: place.conversationId, seq: place.seq, member_id: viewerId }
  if (kind)
    await tx
      .insertInto('reaction')
      .values({ ...own, kind })
      .onConflict((same) => same.columns(['conversation_id', 'seq', 'member_id']).doUpdateSet({ kind }))
      .execute()
  else
    await tx
      .deleteFrom('reaction')
      .where('conversation_id', '=', own.conversation_id)
      .where('seq', '=', own.seq)
      .where('member_id', '=', viewerId)
      .execute()
  await messageAt(tx, place).set({ change_seq }).execute()
  return { id: message.id, conversationId: place.conversationId, senderId: message.sender_id }
}
