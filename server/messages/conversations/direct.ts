import { Refusal } from '#contract/errors.ts'
import type { GroupEvent } from '#contract/message-content.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { getCard } from '../../profile/public.ts'
import { relationTo } from '../../relations/public.ts'
import type { ConversationKeys } from '../keys/conversation-keys.ts'
import type { Store } from '../reading/read.ts'
import { append } from '../sending/append.ts'

/** The conversation of two, made where there was none. Whoever is no mate is asked first, unless they take no requests. */
export async function openDirect(
  { db, keys }: Store,
  viewerId: string,
  memberId: string,
  countRequest: () => Promise<unknown>,
): Promise<string> {
  await getCard(db, memberId)
  const relation = await relationTo(db, viewerId, memberId)
  if (relation === 'self' || relation === 'blocked') throw new Refusal('NOT_FOUND')
  const [low, high] = viewerId < memberId ? [viewerId, memberId] : [memberId, viewerId]
  const found = await findDirect(db, low, high)
  if (found) return settle(db, found, viewerId)
  if (relation === 'member' && !(await takesRequests(db, memberId))) throw new Refusal('REQUESTS_OFF')
  if (relation === 'member') await countRequest()

  const id = newId()
  const key = keys.make(id)
  return db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('conversation')
      .values({ id, kind: 'direct', low_id: low, high_id: high, key_id: key.id })
      .onConflict((same) => same.columns(['low_id', 'high_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return (await findDirect(tx, low, high))!
    await key.keep(tx)
    const state = relation === 'mate' ? ('joined' as const) : ('requested' as const)
    await tx
      .insertInto('participant')
      .values([
        { conversation_id: id, member_id: viewerId },
        { conversation_id: id, member_id: memberId, state },
      ])
      .execute()
    return id
  })
}

/**
 * The conversation of two who have agreed to it elsewhere, as an applicant has by applying: made where there was none, and no request where one
 * waited. Who has declined the other one stays with that.
 */
export async function openAgreed(tx: Db, keys: ConversationKeys, viewerId: string, memberId: string): Promise<string> {
  if ((await relationTo(tx, viewerId, memberId)) === 'blocked') throw new Refusal('NOT_FOUND')
  const [low, high] = viewerId < memberId ? [viewerId, memberId] : [memberId, viewerId]
  const id = newId()
  const key = keys.make(id)
  const made = await tx
    .insertInto('conversation')
    .values({ id, kind: 'direct', low_id: low, high_id: high, key_id: key.id })
    .onConflict((same) => same.columns(['low_id', 'high_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) {
    await key.keep(tx)
    const rows = [viewerId, memberId].map((member_id) => ({ conversation_id: id, member_id }))
    await tx.insertInto('participant').values(rows).execute()
    return id
  }
  const found = (await findDirect(tx, low, high))!
  await settle(tx, found, viewerId)
  await tx
    .updateTable('participant')
    .set({ state: 'joined' })
    .where('conversation_id', '=', found)
    .where('state', '=', 'requested')
    .execute()
  return found
}

/** Says in a conversation of two that what follows is about an application of one of them, and for which job. */
export function sayAbout(tx: Db, keys: ConversationKeys, conversationId: string, applicantId: string, job: string) {
  const event: GroupEvent = { event: 'applied', by: applicantId, memberIds: [], name: job }
  return append(tx, keys, {
    ...{ conversationId, author: 'house' as const, senderId: null, clientId: newId() },
    envelope: { alg: 'plain1', body: JSON.stringify(event) },
  })
}

async function findDirect(db: Db, low: string, high: string) {
  const found = await db.selectFrom('conversation').select('id').where('low_id', '=', low).where('high_id', '=', high).executeTakeFirst()
  return found?.id
}

/** Whoever declined once and now opens it by themselves wants it after all, and so does whoever opens it before anything was written. */
async function settle(db: Db, id: string, viewerId: string) {
  await db
    .updateTable('participant')
    .set({ state: 'joined' })
    .where('conversation_id', '=', id)
    .where('member_id', '=', viewerId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'declined'),
        eb.exists(eb.selectFrom('conversation').select('id').where('id', '=', id).where('last_seq', '=', 0)),
      ]),
    )
    .execute()
  return id
}

/** Whether members who are no mates may ask this one. */
async function takesRequests(db: Db, memberId: string): Promise<boolean> {
  const row = await db.selectFrom('message_setting').select('requests').where('member_id', '=', memberId).executeTakeFirst()
  return row?.requests ?? true
}
