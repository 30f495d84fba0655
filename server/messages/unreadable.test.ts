import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { messages } from '#contract/messages.ts'
import { listen } from '#tests/support/listen.ts'
import { befriend } from '#tests/support/mates.ts'
import { aGroup, textOf, textsFor, twoMates, write } from '#tests/support/messages.ts'
import { test, type World } from '#tests/support/world.ts'
import { ConversationKeys } from './keys/conversation-keys.ts'
import { rotateKeys } from './keys/rotate.ts'

/** One byte of what is kept of a message becomes another one. */
const damage = ({ db }: World, id: string, seq: number) =>
  sql`update message set body = set_byte(body, 20, get_byte(body, 20) # 1) where conversation_id = ${id} and seq = ${seq}`.execute(db)

/** Two conversations of Asha's; of the one with Ravi the last message does not open. */
async function aDamaged(world: World) {
  const { asha, ravi, id } = await twoMates(world)
  const meera = await world.member()
  await befriend(world, asha, [meera])
  const { id: other } = await asha.call(conversations.open, { memberId: meera.id })
  await write(meera, other, 'Bed 4 is stable')
  await write(ravi, id, 'Bed 4 is free')
  const { id: damagedId } = await write(ravi, id, 'Bed 4, Quellmannova')
  await damage(world, id, 2)
  return { asha, ravi, meera, id, other, damagedId }
}

test('a message that does not open is shown as one that cannot be read, and the log names it without a word of it', async ({ world }) => {
  const error = vi.spyOn(world.app.services.log, 'error')
  const { asha, ravi, id, other, damagedId } = await aDamaged(world)

  expect(await textsFor(asha, id)).toEqual(['Bed 4 is free', null])
  const { items } = await asha.call(conversations.list, {})
  expect(items.map(({ id: one, last }) => [one, last?.gone])).toEqual([
    [id, 'unreadable'],
    [other, null],
  ])
  expect(items[0]!.last).toMatchObject({ senderId: ravi.id, envelope: null })
  expect((await asha.call(messages.search, { q: 'bed' })).items.map(textOf)).toEqual(['Bed 4 is free', 'Bed 4 is stable'])
  expect(error.mock.calls.map(([, words]) => words)).toContain(`A sealed row does not open: message ${damagedId}.`)
  expect(JSON.stringify(error.mock.calls)).not.toContain('Quellmannova')
  error.mockRestore()
})

test('a node that cannot read one message goes on telling all others live', async ({ world }) => {
  const { asha, ravi, meera, id, other } = await aDamaged(world)
  const line = await listen(world, asha, `conversation:${id}`, `conversation:${other}`)
  await expect.poll(() => new Set(line.of('conversation_now').map(({ conversationId }) => conversationId)).size).toBe(2)

  await ravi.call(messages.react, { conversationId: id, seq: 2, kind: 'seen' })
  await write(meera, other, 'Bed 5 too')
  await write(ravi, id, 'Bed 6 too')

  await expect
    .poll(() => line.of('message').map(({ message }) => textOf(message)))
    .toEqual(expect.arrayContaining([null, 'Bed 5 too', 'Bed 6 too']))
  line.close()
})

test('a group whose name does not open stands in the list without it', async ({ world }) => {
  const { asha, id } = await aGroup(world)
  await sql`update conversation set name = set_byte(name, 20, get_byte(name, 20) # 1) where id = ${id}`.execute(world.db)

  expect((await asha.call(conversations.list, {})).items.map(({ id: one, name }) => [one, name])).toEqual([[id, '']])
  expect((await asha.call(conversations.list, { q: 'cath' })).items).toEqual([])
})

test('a rotation leaves what does not open as it is, gives everything else a new key, and the next one begins anew', async ({ world }) => {
  const { asha, ravi, meera, id, other } = await aDamaged(world)
  const bodyOf = () =>
    world.db.selectFrom('message').select('body').where('conversation_id', '=', id).where('seq', '=', 2).executeTakeFirstOrThrow()
  const before = await bodyOf()
  await sql`update conversation_key set wrapped = set_byte(wrapped, 20, get_byte(wrapped, 20) # 1) where conversation_id = ${other}`.execute(
    world.db,
  )
  const keys = await ConversationKeys.open({ messageKeys: undefined, dataDir: world.dataDir })

  const first = keys.ring.newest.id
  const { unreadable } = await rotateKeys(world.db, keys, 0)
  expect(unreadable).toBeGreaterThan(0)
  const second = keys.ring.newest.id
  expect(await rotateKeys(world.db, keys, 0)).toMatchObject({ unreadable })

  expect(new Set([first, second, keys.ring.newest.id]).size).toBe(3)
  expect(await bodyOf()).toEqual(before)
  expect(await textsFor(asha, id)).toEqual(['Bed 4 is free', null])
  await write(ravi, id, 'Bed 7 too')
  expect(await textsFor(meera, other)).toEqual(['Bed 4 is stable'])
})
