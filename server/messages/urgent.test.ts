import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { home } from '#contract/home.ts'
import { RING_MINUTES } from '#contract/limits.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { listen } from '#tests/support/listen.ts'
import { befriend } from '#tests/support/mates.ts'
import { aGroup, textOf, twoMates, write } from '#tests/support/messages.ts'
import { type TestMember, test, World } from '#tests/support/world.ts'
import { ringAgain } from './urgent.ts'

const ring = (by: TestMember, id: string, text = 'Bed 4, BP 70/40. Somebody come now.') => write(by, id, text, { isUrgent: true })
const ringing = async (by: TestMember) => (await by.call(messages.urgents)).items.map(textOf)

const isUrgentFor = async (by: TestMember, id: string) => (await by.call(conversations.get, { conversationId: id })).rings

/** Two minutes pass. */
async function later({ db, app }: World) {
  await db
    .updateTable('message_urgent')
    .set({ next_at: new Date(Date.now() - 1000) })
    .execute()
  await ringAgain(app.services)
}

test('an urgent message rings the mates of its sender until they acknowledge it, and everybody sees who has', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const [his, hers] = [await listen(world, ravi), await listen(world, meera)]

  const { seq } = await ring(asha, id)
  await expect.poll(() => [his.of('urgent_rings').length, hers.of('urgent_rings').length]).toEqual([1, 1])
  expect(await ringing(ravi)).toEqual(['Bed 4, BP 70/40. Somebody come now.'])
  const seen = await ravi.call(messages.acknowledge, { conversationId: id, seq })
  expect(seen.urgent).toEqual({ acknowledgedBy: [ravi.id], ringing: 1 })
  await later(world)

  await expect.poll(() => hers.of('urgent_rings')).toHaveLength(2)
  expect([his.of('urgent_rings').length, await ringing(ravi), await ringing(asha)]).toEqual([1, [], []])
  expect((await meera.call(conversations.get, { conversationId: id })).rings).toBe(true)
  expect((await meera.call(home.messages)).ringing).toBe(1)
  await meera.call(messages.acknowledge, { conversationId: id, seq })
  expect((await asha.call(messages.changes, { conversationId: id })).items.at(-1)?.urgent).toEqual({
    acknowledgedBy: [ravi.id, meera.id],
    ringing: 0,
  })
  expect((await meera.call(conversations.get, { conversationId: id })).rings).toBe(false)
  for (const line of [his, hers]) line.close()
})

test('it rings no stranger, nobody who has refused it, and then it is not sent', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)

  // Ravi and Meera are mates of Asha's alone.
  await ring(ravi, id)
  expect([await ringing(asha), await ringing(meera)]).toEqual([['Bed 4, BP 70/40. Somebody come now.'], []])
  await asha.call(conversations.keep, { conversationId: id, takesUrgent: false })
  await expect(ring(ravi, id)).rejects.toMatchObject({ code: 'NOBODY_RUNG', status: 409 })
  await asha.call(conversations.keep, { conversationId: id, takesUrgent: true })
  await asha.call(conversations.saveSettings, { urgent: false })
  await expect(ring(ravi, id)).rejects.toMatchObject({ code: 'NOBODY_RUNG' })

  expect((await asha.call(messages.list, { conversationId: id })).items).toHaveLength(2)
})

test('somebody whom the rung one blocks rings no more', async ({ world }) => {
  const { asha, ravi, id } = await aGroup(world)
  await ring(asha, id)
  const his = await listen(world, ravi)
  await ravi.call(mates.block, { memberId: asha.id })
  await later(world)

  expect([await ringing(ravi), (await ravi.call(home.messages)).ringing]).toEqual([[], 0])
  expect(his.of('urgent_rings')).toEqual([])
  expect(await isUrgentFor(ravi, id)).toBe(false)
  his.close()
})

test('whoever deletes it for themselves is rung no more, which is no acknowledgement, and the others are', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const { seq } = await ring(asha, id)
  const [his, hers] = [await listen(world, ravi), await listen(world, meera)]

  await ravi.call(messages.remove, { conversationId: id, seq, for: 'me' })
  await later(world)

  await expect.poll(() => hers.of('urgent_rings')).toHaveLength(1)
  expect(his.of('urgent_rings')).toEqual([])
  expect([await ringing(ravi), (await ravi.call(home.messages)).ringing, await isUrgentFor(ravi, id)]).toEqual([[], 0, false])
  expect([await ringing(meera), await isUrgentFor(meera, id)]).toEqual([['Bed 4, BP 70/40. Somebody come now.'], true])
  expect((await asha.call(messages.changes, { conversationId: id })).items.at(-1)?.urgent).toEqual({ acknowledgedBy: [], ringing: 1 })
  for (const line of [his, hers]) line.close()
})

test('it ends with the account of its sender, and whoever has left the group is not waited for', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const { seq } = await ring(asha, id)
  await meera.call(conversations.leave, { conversationId: id })
  const { items } = await asha.call(messages.list, { conversationId: id, since: seq - 1, limit: 1 })
  expect(items[0]?.urgent).toEqual({ acknowledgedBy: [], ringing: 1 })

  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()
  const his = await listen(world, ravi)
  await later(world)

  expect([await ringing(ravi), (await ravi.call(home.messages)).ringing, await isUrgentFor(ravi, id)]).toEqual([[], 0, false])
  expect(his.of('urgent_rings')).toEqual([])
  his.close()
})

test('muting does not stop it; leaving, clearing and its deletion do', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await ravi.call(conversations.keep, { conversationId: id, mutedUntil: new Date(Date.now() + RING_MINUTES * 600_000).toISOString() })
  const { seq } = await ring(asha, id)
  expect(await ringing(ravi)).toHaveLength(1)
  await asha.call(messages.remove, { conversationId: id, seq, for: 'everyone' })
  expect(await ringing(ravi)).toEqual([])
  await ring(asha, id)
  await ravi.call(conversations.clear, { conversationId: id })

  expect(await ringing(ravi)).toEqual([])
})

test('an hour holds so many urgent messages of a member', async () => {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_URGENT: '2/3600' })
  const { asha, id } = await twoMates(world)
  const meera = await world.member()
  await befriend(world, asha, [meera])

  await ring(asha, id)
  const clientId = randomUUID()
  const again = () => write(asha, id, 'Bed 4', { clientId, isUrgent: true })
  const { seq } = await again()
  // Its answer was lost on the way.
  expect(await again()).toMatchObject({ seq })
  await expect(ring(asha, id)).rejects.toMatchObject({ code: 'URGENTS_SPENT', status: 409 })

  await world.close()
})

test('an urgent message that was not sent is none of them', async () => {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_URGENT: '1/3600' })
  const { asha, ravi, id } = await twoMates(world)
  await ravi.call(conversations.saveSettings, { urgent: false })
  for (let tries = 0; tries < 2; tries++) await expect(ring(asha, id)).rejects.toMatchObject({ code: 'NOBODY_RUNG' })
  await ravi.call(conversations.saveSettings, { urgent: true })

  await ring(asha, id)

  expect(await ringing(ravi)).toHaveLength(1)
  await expect(ring(asha, id)).rejects.toMatchObject({ code: 'URGENTS_SPENT', status: 409 })
  await world.close()
})

test('it rings a mate who was asked before they were mates', async ({ world }) => {
  const [asha, farhan] = [await world.member(), await world.member()]
  const { id } = await farhan.call(conversations.open, { memberId: asha.id })
  await write(farhan, id, 'May I?')
  await befriend(world, asha, [farhan])

  await ring(farhan, id)

  expect(await ringing(asha)).toHaveLength(1)
})
