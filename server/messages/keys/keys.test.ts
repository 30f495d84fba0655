import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as plain } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { aGroup, textsFor, write } from '#tests/support/messages.ts'
import { test, type World } from '#tests/support/world.ts'
import { KEY_BYTES } from '../../platform/secrets/vault.ts'
import { ConversationKeys } from './conversation-keys.ts'
import { openBody, sealBody } from './envelope.ts'
import { rotateKeys } from './rotate.ts'

const keysOf = ({ dataDir }: World) => ConversationKeys.open({ messageKeys: undefined, dataDir })
const keyRows = ({ db }: World, id: string) =>
  db.selectFrom('conversation_key').select(['id', 'ring_id']).where('conversation_id', '=', id).execute()

plain('a body opens at its own place alone, and not once it was changed', () => {
  const key = Buffer.alloc(KEY_BYTES, 7)
  const place = { conversationId: 'c', seq: 3, sender: 's', clientId: 'k' }
  const sealed = sealBody(key, 'Bed 4 · बिस्तर', place)

  expect(openBody(key, sealed, place)).toBe('Bed 4 · बिस्तर')
  const others = [{ conversationId: 'd' }, { seq: 4 }, { sender: 't' }, { clientId: 'l' }]
  for (const other of others)
    expect(() => openBody(key, sealed, { ...place, ...other })).toThrow(expect.objectContaining({ code: 'KEY_MISSING' }))
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => openBody(key, changed, place)).toThrow(expect.objectContaining({ code: 'KEY_MISSING' }))
  }
  expect(sealBody(key, 'Bed 4', place).equals(sealBody(key, 'Bed 4', place))).toBe(false)
})

test('a rotation gives every conversation a new key beside the running product, and nothing is under the old one', async ({ world }) => {
  const { asha, ravi, id } = await aGroup(world)
  for (let at = 0; at < 5; at++) await write(asha, id, `Word ${at}`)
  const before = await keyRows(world, id)

  const keys = await keysOf(world)
  const writing = Promise.all(Array.from({ length: 20 }, (_, at) => write(ravi, id, `Meanwhile ${at}`)))
  const done = await rotateKeys(world.db, keys, 0)
  await writing

  expect(done.messages).toBeGreaterThanOrEqual(6)
  expect(await textsFor(asha, id)).toEqual(expect.arrayContaining(['made', 'Word 0', 'Word 4', 'Meanwhile 0', 'Meanwhile 19']))
  expect(await asha.call(conversations.get, { conversationId: id })).toMatchObject({ name: 'Cath lab' })
  const after = await keyRows(world, id)
  expect(after).toEqual([{ id: expect.not.stringMatching(before[0]!.id), ring_id: keys.ring.newest.id }])
  expect((await readFile(join(world.dataDir, 'message.keys'), 'utf8')).split('\n')).toHaveLength(2)
  // A node that has just started has nothing in its memory.
  const fresh = await keysOf(world)
  expect((await fresh.finder(world.db, [after[0]!.id]))(after[0]!.id)).toHaveLength(KEY_BYTES)
})

test('a rotation that was cut off goes on under the same key', async ({ world }) => {
  const groups = [await aGroup(world), await aGroup(world)]
  const keys = await keysOf(world)
  const cut = new Error('cut off')
  const transaction = world.db.transaction
  let left = 3
  world.db.transaction = function counted(this: typeof world.db) {
    if (left-- === 0) throw cut
    return transaction.call(this)
  } as typeof transaction

  await expect(rotateKeys(world.db, keys, 0)).rejects.toBe(cut)
  world.db.transaction = transaction
  const newest = keys.ring.newest.id
  const again = await keysOf(world)
  await rotateKeys(world.db, again, 0)

  expect(again.ring.newest.id).toBe(newest)
  for (const { asha, id } of groups) {
    expect((await keyRows(world, id)).map(({ ring_id }) => ring_id)).toEqual([newest])
    expect(await textsFor(asha, id)).toEqual(['made'])
  }
})
