import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { PINNED_MAX } from '#contract/limits.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { befriend, people } from '#tests/support/mates.ts'
import { aGroup, textsFor, twoMates, write } from '#tests/support/messages.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const inbox = (by: TestMember, asked: object = {}) => by.call(conversations.list, asked)
const soon = () => new Date(Date.now() + 3600_000).toISOString()

test('two have one conversation, whoever opens it and however often, and it is in no list before a word is written', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)

  const again = await Promise.all(
    [asha, ravi, ravi].map((by) => by.call(conversations.open, { memberId: by === asha ? ravi.id : asha.id })),
  )
  expect(new Set(again.map((one) => one.id))).toEqual(new Set([id]))
  expect((await inbox(ravi)).items).toEqual([])
  await write(asha, id, 'Aorta or lung?')

  const [shown] = (await inbox(ravi)).items
  expect(shown).toMatchObject({
    id,
    kind: 'direct',
    standing: 'joined',
    name: '',
    unread: 1,
    members: 2,
    other: { id: asha.id, name: 'Asha Rao' },
  })
  expect(shown!.last).toMatchObject({ seq: 1, senderId: asha.id })
  expect((await inbox(asha)).items[0]).toMatchObject({ unread: 0, other: { id: ravi.id } })
})

test('two who open it at the same moment have one', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await befriend(world, asha, [ravi])

  const opened = await Promise.all(
    Array.from({ length: 6 }, (_, at) => (at % 2 ? asha : ravi).call(conversations.open, { memberId: at % 2 ? ravi.id : asha.id })),
  )

  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  await expect(asha.call(conversations.open, { memberId: asha.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(asha.call(conversations.open, { memberId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the list is read whole in pages, the latest first, none twice, and the pinned ones stand before all', async ({ world }) => {
  const asha = await world.member()
  const mates = await people(world, PAGE_SIZE + 6)
  await befriend(world, asha, mates)
  const ids: string[] = []
  for (const mate of mates) {
    const { id } = await asha.call(conversations.open, { memberId: mate.id })
    await write(mate, id, 'Hello')
    ids.unshift(id)
  }
  const pinned = ids.at(-2)!
  await asha.call(conversations.keep, { conversationId: pinned, pinned: true })

  const first = await inbox(asha)
  const second = await inbox(asha, { cursor: first.next! })

  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([pinned, ...ids.filter((id) => id !== pinned)])
  expect(second.next).toBeNull()
  expect(first.unread).toBe(mates.length)
  for (const id of ids.slice(0, PINNED_MAX - 1)) await asha.call(conversations.keep, { conversationId: id, pinned: true })
  await expect(asha.call(conversations.keep, { conversationId: ids[PINNED_MAX]!, pinned: true })).rejects.toMatchObject({
    code: 'LIST_FULL',
  })
})

test("a search finds the other's name and a group's, which is kept encrypted, and nobody else's", async ({ world }) => {
  const { asha, ravi, id: group } = await aGroup(world)
  const { id } = await asha.call(conversations.open, { memberId: ravi.id })
  await write(asha, id, 'Hello')
  const found = async (q: string) => (await inbox(asha, { q })).items.map((one) => one.id)

  expect(await found('MENON')).toEqual([id])
  expect(await found('cath')).toEqual([group])
  expect(await found('%')).toEqual([])
  expect(await found('neuro')).toEqual([])
  const { name } = await world.db.selectFrom('conversation').select('name').where('id', '=', group).executeTakeFirstOrThrow()
  expect(name!.toString('latin1')).not.toContain('Cath')
})

test('a list says of a group how far those have come whom its reader meets there, as the pane does', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  await ravi.call(mates.block, { memberId: asha.id })
  const { seq } = await write(asha, id, 'Round at seven')

  await meera.call(messages.mark, { items: [{ conversationId: id, delivered: seq, read: seq }] })

  const { participants } = await asha.call(conversations.get, { conversationId: id })
  expect(participants.flatMap(({ member, marks }) => (member.id === asha.id ? [] : marks))).toEqual([{ delivered: seq, read: seq }])
  expect((await inbox(asha)).items).toMatchObject([{ id, members: 2, delivered: seq, read: seq }])
})

test('archived until somebody writes, or as long as it is muted; marked unread until it is read', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(ravi, id, 'One')
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 1, read: 1 }] })
  const keep = (place: object) => asha.call(conversations.keep, { conversationId: id, ...place })
  const folders = async () => [(await inbox(asha)).items.length, (await inbox(asha, { folder: 'archived' })).items.length]

  expect(await keep({ archived: true })).toMatchObject({ archived: true })
  expect(await folders()).toEqual([0, 1])
  await write(ravi, id, 'Two')
  expect(await folders()).toEqual([1, 0])
  await keep({ archived: true, mutedUntil: soon() })
  await write(ravi, id, 'Three')
  expect(await folders()).toEqual([0, 1])
  expect((await inbox(asha)).unread).toBe(0)
  await keep({ archived: false, mutedUntil: null })
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 3, read: 3 }] })

  expect(await keep({ markedUnread: true })).toMatchObject({ markedUnread: true, unread: 0 })
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 3, read: 3 }] })
  expect((await inbox(asha)).items[0]).toMatchObject({ markedUnread: false })
})

test('a message that one has deleted for oneself is not unread', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const { seq } = await write(ravi, id, 'Seen on the lock screen')
  await write(ravi, id, 'Not seen')
  expect(await inbox(asha)).toMatchObject({ unread: 2, items: [{ unread: 2 }] })

  await asha.call(messages.remove, { conversationId: id, seq, for: 'me' })
  expect((await inbox(asha)).items).toMatchObject([{ unread: 1 }])
  await asha.call(messages.remove, { conversationId: id, seq: seq + 1, for: 'me' })

  expect(await inbox(asha)).toMatchObject({ unread: 0, items: [{ unread: 0 }] })
})

test('what is deleted for oneself is gone from the list until the next message, and the other keeps it', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(ravi, id, 'Old')

  await asha.call(conversations.clear, { conversationId: id })
  expect([(await inbox(asha)).items, await textsFor(asha, id), await textsFor(ravi, id)]).toEqual([[], [], ['Old']])
  await write(ravi, id, 'New')

  expect(await textsFor(asha, id)).toEqual(['New'])
  expect((await inbox(asha)).items).toMatchObject([{ id, unread: 1 }])
  for (const asked of [{ since: 0 }, { before: 2 }, { around: 1 }])
    expect((await asha.call(messages.list, { conversationId: id, ...asked })).items.map(({ seq }) => seq)).not.toContain(1)
  await expect(asha.call(messages.react, { conversationId: id, seq: 1, kind: 'agree' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the list names who wrote last in a group, and whom its changes are about', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const named = async () => (await ravi.call(conversations.list, {})).items.find((one) => one.id === id)?.named
  expect((await named())?.map((one) => one.id)).toEqual(expect.arrayContaining([asha.id, meera.id]))

  await write(meera, id, 'Slot free at 16:30')

  expect(await named()).toEqual([{ id: meera.id, name: 'Meera Nair' }])
})
