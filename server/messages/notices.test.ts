import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { notifications } from '#contract/notifications.ts'
import { befriend } from '#tests/support/mates.ts'
import { aGroup, twoMates, write } from '#tests/support/messages.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { announceUnread } from './notices.ts'

const notices = async (by: TestMember) => (await by.call(notifications.list, {})).items
const wantsMessages = (by: TestMember) => by.call(notifications.saveSettings, { kinds: ['message_received'], inApp: true })

/** Half a minute passes. */
async function later({ db, app }: World, conversationId: string) {
  await db
    .updateTable('conversation')
    .set({ last_at: new Date(Date.now() - 30_000) })
    .where('id', '=', conversationId)
    .execute()
  await announceUnread(app.services)
}

test('who wants it is notified of what waits to be read, as one entry, which is read with the conversation', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  await wantsMessages(asha)
  await write(ravi, id, 'One')
  await announceUnread(world.app.services)
  expect(await notices(asha)).toEqual([])
  await later(world, id)
  await write(meera, id, 'Two')
  await Promise.all([later(world, id), later(world, id)])

  expect(await notices(asha)).toMatchObject([
    { kind: 'message_received', subjectId: id, read: false, people: [{ id: meera.id }, { id: ravi.id }] },
  ])
  expect(await notices(meera)).toEqual([])
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 3, read: 3 }] })
  expect(await notices(asha)).toMatchObject([{ read: true }])
})

test('of what one has deleted for oneself one is not notified', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await wantsMessages(asha)
  const { seq } = await write(ravi, id, 'Never mind')
  await asha.call(messages.remove, { conversationId: id, seq, for: 'me' })

  await later(world, id)

  expect(await notices(asha)).toEqual([])
})

test('a conversation that is never silent is told half a minute after the first message that waits, counted from no word of one’s own', async ({
  world,
}) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  for (const member of [asha, ravi]) await wantsMessages(member)
  const { seq } = await write(ravi, id, 'Half a minute ago')
  await world.db
    .updateTable('message')
    .set({ created_at: new Date(Date.now() - 30_000) })
    .where('conversation_id', '=', id)
    .where('seq', '=', seq)
    .execute()
  await write(meera, id, 'Just now')

  await announceUnread(world.app.services)
  const told = await notices(asha)
  expect([told.length, (await notices(ravi)).length]).toEqual([1, 0])
  await write(meera, id, 'And again')
  await announceUnread(world.app.services)

  expect(await notices(asha)).toEqual(told)
})

test('nobody is notified of what they have read, have muted or only asked for', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const stranger = await world.member()
  const { id: request } = await stranger.call(conversations.open, { memberId: asha.id })
  await wantsMessages(asha)
  await write(ravi, id, 'Read at once')
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 1, read: 1 }] })
  await later(world, id)
  await asha.call(conversations.keep, { conversationId: id, mutedUntil: new Date(Date.now() + 3600_000).toISOString() })
  await write(ravi, id, 'Muted')
  await later(world, id)
  await write(stranger, request, 'May I?')
  await later(world, request)

  expect((await notices(asha)).map(({ kind }) => kind)).toEqual(['message_request'])
})

test('what somebody wrote whom a block parts from the reader keeps nobody from hearing of the others', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  await wantsMessages(asha)
  await asha.call(mates.block, { memberId: meera.id })
  await write(ravi, id, 'Bed 4, BP 70/40')
  await write(meera, id, 'Coming')

  await later(world, id)

  expect(await notices(asha)).toMatchObject([{ kind: 'message_received', subjectId: id, people: [{ id: ravi.id }] }])
})

test('a conversation that began as a request is told of as any other once the two are mates', async ({ world }) => {
  const [asha, farhan] = [await world.member(), await world.member()]
  await wantsMessages(asha)
  const { id } = await farhan.call(conversations.open, { memberId: asha.id })
  await write(farhan, id, 'May I?')
  await befriend(world, asha, [farhan])
  await write(farhan, id, 'Thank you')

  await later(world, id)

  expect((await notices(asha)).map(({ kind }) => kind)).toContain('message_received')
})

test('a reaction is told to whose message it is, once, and goes with it', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Bed 4 is stable')
  const react = (kind: 'agree' | 'thanks' | null) => ravi.call(messages.react, { conversationId: id, seq: 1, kind })

  await react('agree')
  await react('thanks')
  expect(await notices(asha)).toMatchObject([{ kind: 'message_reacted', subjectId: id, people: [{ id: ravi.id }], others: 0 }])
  await react(null)

  expect(await notices(asha)).toEqual([])
  await asha.call(messages.react, { conversationId: id, seq: 1, kind: 'done' })
  expect(await notices(asha)).toEqual([])
})
