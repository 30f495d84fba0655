import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../platform/db/client.ts'
import { openName, sealName } from '../conversations/name.ts'
import { placeOf } from '../reading/show.ts'
import type { ConversationKeys } from './conversation-keys.ts'
import { openBody, sealBody } from './envelope.ts'

const BATCH = 200
/** Whoever has read a message under an old key has asked for that key by then. */
const GRACE_MS = 5000

/**
 * Gives every conversation a new key under the newest key of the ring, and writes all of its messages anew under that; a new one is added
 * to the ring unless an earlier rotation was cut off, which then goes on. Runs beside the product; a message at a time is written by one of them.
 */
export async function rotateKeys(db: Db, keys: ConversationKeys, graceMs = GRACE_MS): Promise<{ conversations: number; messages: number }> {
  if (!(await nextOld(db, keys))) await keys.ring.add('MESSAGE_KEYS')
  const done = { conversations: 0, messages: 0 }
  for (let old = await nextOld(db, keys); old; old = await nextOld(db, keys, old.id)) {
    await changeOver(db, keys, old)
    for (let written = BATCH; written === BATCH; done.messages += written) written = await rewrite(db, keys, old)
    done.conversations++
  }
  await pause(graceMs)
  await db
    .deleteFrom('conversation_key as k')
    .where('ring_id', '<>', keys.ring.newest.id)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('message').select('id').whereRef('key_id', '=', 'k.id'))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('conversation').select('id').whereRef('key_id', '=', 'k.id'))))
    .execute()
  return done
}

type OldKey = { id: string; conversationId: string }

/** The first key after this one that is kept under an older key of the ring. */
async function nextOld(db: Db, keys: ConversationKeys, after?: string): Promise<OldKey | undefined> {
  return db
    .selectFrom('conversation_key')
    .select(['id', 'conversation_id as conversationId'])
    .where('ring_id', '<>', keys.ring.newest.id)
    .$if(after !== undefined, (rows) => rows.where('id', '>', after!))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** From here on messages of its conversation are written under a new key; nothing to do where they are already. */
const changeOver = (db: Db, keys: ConversationKeys, { id: oldId, conversationId }: OldKey) =>
  db.transaction().execute(async (tx) => {
    const conversation = await tx
      .selectFrom('conversation')
      .select(['key_id', 'name'])
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst()
    if (conversation?.key_id !== oldId) return
    const old = (await keys.finder(tx, [oldId]))(oldId)
    const fresh = keys.make(conversationId)
    await fresh.keep(tx)
    const name = conversation.name && sealName(fresh.key, conversationId, openName(old, conversationId, conversation.name))
    await tx.updateTable('conversation').set({ key_id: fresh.id, name }).where('id', '=', conversationId).execute()
  })

/** Writes some messages under an old key anew; answers how many these were. */
const rewrite = (db: Db, keys: ConversationKeys, { id: oldId, conversationId }: OldKey) =>
  db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('message').selectAll().where('key_id', '=', oldId).orderBy('seq').limit(BATCH).forUpdate().execute()
    if (rows.length === 0) return 0
    const { key_id } = await tx.selectFrom('conversation').select('key_id').where('id', '=', conversationId).executeTakeFirstOrThrow()
    const keyOf = await keys.finder(tx, [oldId, key_id])
    for (const row of rows) {
      const place = placeOf(row)
      const body = row.body && sealBody(keyOf(key_id), openBody(keyOf(oldId), row.body, place), place)
      await tx.updateTable('message').set({ key_id, body }).where('id', '=', row.id).execute()
    }
    return rows.length
  })
