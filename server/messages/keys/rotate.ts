import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../platform/db/client.ts'
import { openedOrNull } from '../../platform/secrets/opened.ts'
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
export async function rotateKeys(db: Db, keys: ConversationKeys, graceMs = GRACE_MS): Promise<Rotated> {
  if (!(await nextOld(db, keys))) await keys.ring.add('MESSAGE_KEYS')
  const done = { conversations: 0, messages: 0, unreadable: 0 }
  for (let old = await nextOld(db, keys); old; old = await nextOld(db, keys, old.id)) {
    await changeOver(db, keys, old)
    const { messages, unreadable } = await rewriteAll(db, keys, old)
    // What does not open stays as it is, and so does its key, under the newest one of the ring: it may be mended one day.
    if (unreadable > 0) await keys.keepAnew(db, old.id, old.conversationId)
    done.conversations++
    done.messages += messages
    done.unreadable += unreadable
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

type Rotated = { conversations: number; messages: number; unreadable: number }
type OldKey = { id: string; conversationId: string }

/** The first key after this one that is kept under an older key of the ring. One that does not open is left where it is. */
async function nextOld(db: Db, keys: ConversationKeys, after?: string): Promise<OldKey | undefined> {
  const old = await findOld(db, keys, after)
  if (!old) return undefined
  const keyOf = await keys.finder(db, [old.id])
  return openedOrNull(keys.log, `conversation_key ${old.id}`, () => keyOf(old.id)) ? old : nextOld(db, keys, old.id)
}

const findOld = (db: Db, keys: ConversationKeys, after: string | undefined): Promise<OldKey | undefined> =>
  db
    .selectFrom('conversation_key')
    .select(['id', 'conversation_id as conversationId'])
    .where('ring_id', '<>', keys.ring.newest.id)
    .$if(after !== undefined, (rows) => rows.where('id', '>', after!))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

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
    const name = conversation.name && renamed(keys, fresh.key, old, conversationId, conversation.name)
    await tx.updateTable('conversation').set({ key_id: fresh.id, name }).where('id', '=', conversationId).execute()
  })

/** A group's name under another key; one that does not open stays as it is. */
const renamed = ({ log }: ConversationKeys, fresh: Buffer, old: Buffer, id: string, name: Buffer) =>
  openedOrNull(log, `name of conversation ${id}`, () => sealName(fresh, id, openName(old, id, name))) ?? name

/** Writes all messages under an old key anew. */
async function rewriteAll(db: Db, keys: ConversationKeys, old: OldKey) {
  const done = { messages: 0, unreadable: 0 }
  let after = 0
  for (let batch = await rewrite(db, keys, old, after); batch.length > 0; batch = await rewrite(db, keys, old, after)) {
    const unreadable = batch.filter(({ isOpen }) => !isOpen).length
    done.messages += batch.length - unreadable
    done.unreadable += unreadable
    after = batch.at(-1)!.seq
  }
  return done
}

/** Writes some messages after this place anew; answers which, and what of them does not open and stays. */
const rewrite = (db: Db, keys: ConversationKeys, { id: oldId, conversationId }: OldKey, after: number) =>
  db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('message')
      .selectAll()
      .where('key_id', '=', oldId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(BATCH)
      .forUpdate()
      .execute()
    if (rows.length === 0) return []
    const { key_id } = await tx.selectFrom('conversation').select('key_id').where('id', '=', conversationId).executeTakeFirstOrThrow()
    const keyOf = await keys.finder(tx, [oldId, key_id])
    const written: { seq: number; isOpen: boolean }[] = []
    for (const row of rows) {
      const place = placeOf(row)
      const body = row.body && openedOrNull(keys.log, `message ${row.id}`, () => openBody(keyOf(oldId), row.body!, place))
      const isOpen = row.body === null || body !== null
      written.push({ seq: row.seq, isOpen })
      if (isOpen)
        await tx
          .updateTable('message')
          .set({ key_id, body: body === null ? null : sealBody(keyOf(key_id), body, place) })
          .where('id', '=', row.id)
          .execute()
    }
    return written
  })
