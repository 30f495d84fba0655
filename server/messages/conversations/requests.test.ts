import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { REQUEST_MESSAGES } from '#contract/limits.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { notifications } from '#contract/notifications.ts'
import { listen } from '#tests/support/listen.ts'
import { befriend } from '#tests/support/mates.ts'
import { textsFor, write } from '#tests/support/messages.ts'
import { whileItWaits } from '#tests/support/while-it-waits.ts'
import { type TestMember, test, World } from '#tests/support/world.ts'

/** Farhan, who is no mate of Asha's, has written to her. */
async function aRequest(world: World) {
  const [asha, farhan] = [await world.member(), await world.member({ name: 'Farhan Siddiqui' })]
  const { id, standing } = await farhan.call(conversations.open, { memberId: asha.id })
  await write(farhan, id, 'I read your paper.')
  return { asha, farhan, id, standing }
}

const folder = async (by: TestMember, name: 'inbox' | 'requests') =>
  (await by.call(conversations.list, { folder: name })).items.map(({ id }) => id)

test('who is no mate asks: it waits among the requests, counts as no message, and its sender does not learn that it was seen', async ({
  world,
}) => {
  const { asha, farhan, id, standing } = await aRequest(world)

  expect(standing).toBe('waiting')
  expect([await folder(asha, 'inbox'), await folder(asha, 'requests')]).toEqual([[], [id]])
  expect(await asha.call(conversations.list, {})).toMatchObject({ unread: 0, requests: 1 })
  expect((await asha.call(notifications.list, {})).items).toMatchObject([
    { kind: 'message_request', people: [{ id: farhan.id }], subjectId: id },
  ])
  expect(await textsFor(asha, id)).toEqual(['I read your paper.'])
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 1, read: 1 }] })
  expect(await farhan.call(conversations.get, { conversationId: id })).toMatchObject({ standing: 'waiting', delivered: 0, read: 0 })
  await expect(write(asha, id, 'Who?')).rejects.toMatchObject({ code: 'ACCEPT_FIRST' })
  await expect(asha.call(messages.react, { conversationId: id, seq: 1, kind: 'agree' })).rejects.toMatchObject({ code: 'ACCEPT_FIRST' })
  expect(await asha.call(messages.typing, { conversationId: id })).toEqual({ said: false })
})

test('so many messages and no more until it is accepted; then it is a conversation like any other', async ({ world }) => {
  const { asha, farhan, id } = await aRequest(world)
  for (let at = 1; at < REQUEST_MESSAGES; at++) await write(farhan, id, 'And…')
  await expect(write(farhan, id, 'Hello?')).rejects.toMatchObject({ code: 'WAIT_FOR_ANSWER', status: 409 })

  expect(await asha.call(conversations.accept, { conversationId: id })).toMatchObject({ standing: 'joined' })
  await write(asha, id, 'Gladly.')
  await write(farhan, id, 'Thank you.')

  expect([await folder(asha, 'inbox'), await folder(asha, 'requests')]).toEqual([[id], []])
  expect((await asha.call(notifications.list, {})).items).toEqual([])
})

test('those that are sent at one moment are no more than that, and the same one sent twice is answered twice', async ({ world }) => {
  const { asha, farhan, id } = await aRequest(world)
  const clientId = randomUUID()

  const sent = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => write(farhan, id, `Hello ${at}`, at < 10 ? { clientId } : {})),
  )

  expect(await textsFor(asha, id)).toHaveLength(REQUEST_MESSAGES)
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['WAIT_FOR_ANSWER']))
  const again = sent.slice(0, 10).flatMap((one) => (one.status === 'fulfilled' ? [one.value.seq] : []))
  expect(new Set(again).size).toBeLessThanOrEqual(1)
  expect([0, 10]).toContain(again.length)
})

test('what waited while a block came is not written', async ({ world }) => {
  const { asha, farhan, id } = await aRequest(world)
  const { lastSeq } = await farhan.call(conversations.get, { conversationId: id })
  const block = () => asha.call(mates.block, { memberId: farhan.id })

  expect(await whileItWaits(world, id, () => write(farhan, id, 'Why?'), block)).toBe('NOT_FOUND')
  await asha.call(mates.unblock, { memberId: farhan.id })
  expect(await farhan.call(conversations.get, { conversationId: id })).toMatchObject({ lastSeq })
})

test('a no is kept from its sender, and whoever said no may write first later', async ({ world }) => {
  const { asha, farhan, id } = await aRequest(world)
  const before = await farhan.call(conversations.get, { conversationId: id })

  await asha.call(conversations.decline, { conversationId: id })

  expect(await farhan.call(conversations.get, { conversationId: id })).toEqual(before)
  await write(farhan, id, 'Still there?')
  expect([await folder(asha, 'inbox'), await folder(asha, 'requests')]).toEqual([[], []])
  await expect(textsFor(asha, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await asha.call(notifications.list, {})).items).toEqual([])
  expect(await asha.call(conversations.open, { memberId: farhan.id })).toMatchObject({ id, standing: 'joined' })
  await write(asha, id, 'I have time now.')
})

test('becoming mates is a yes', async ({ world }) => {
  const { asha, farhan, id } = await aRequest(world)

  await befriend(world, asha, [farhan])

  expect(await folder(asha, 'inbox')).toEqual([id])
  await write(asha, id, 'Welcome.')
  for (let at = 0; at <= REQUEST_MESSAGES; at++) await write(farhan, id, 'Thank you.')
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 2, read: 2 }] })
  expect(await farhan.call(conversations.get, { conversationId: id })).toMatchObject({ standing: 'joined', read: 2 })
})

test('becoming mates is a yes after a no, too: what is written from then on is there for both', async ({ world }) => {
  const { asha, farhan, id } = await aRequest(world)
  await asha.call(conversations.decline, { conversationId: id })
  await befriend(world, asha, [farhan])
  const hers = await listen(world, asha)

  await write(farhan, id, 'Good to have met you.')

  await expect.poll(() => hers.of('messages_changed').length).toBeGreaterThan(0)
  expect(await folder(asha, 'inbox')).toEqual([id])
  expect(await textsFor(asha, id)).toEqual(['I read your paper.', 'Good to have met you.'])
  await write(asha, id, 'You too.')
  expect(await textsFor(farhan, id)).toContain('You too.')
  hers.close()
})

test('a yes by becoming mates holds when they are mates no more', async ({ world }) => {
  const { asha, farhan, id } = await aRequest(world)
  await befriend(world, asha, [farhan])
  for (let at = 0; at < REQUEST_MESSAGES; at++) await write(farhan, id, 'Thank you.')
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 2, read: 2 }] })

  await asha.call(mates.remove, { memberId: farhan.id })

  expect([await folder(asha, 'inbox'), await folder(asha, 'requests')]).toEqual([[id], []])
  await write(farhan, id, 'All the best.')
  await write(asha, id, 'And to you.')
})

test('verified members may take no requests; mates reach them all the same', async ({ world }) => {
  const [kavya, mate, stranger, plain] = [
    await world.member({ verified: true }),
    await world.member(),
    await world.member(),
    await world.member(),
  ]
  await befriend(world, kavya, [mate])
  await expect(plain.call(conversations.saveSettings, { requests: false })).rejects.toMatchObject({ code: 'VERIFIED_ONLY', status: 403 })

  expect(await kavya.call(conversations.saveSettings, { requests: false })).toEqual({
    requests: false,
    presence: true,
    typing: true,
    urgent: true,
  })

  await expect(stranger.call(conversations.open, { memberId: kavya.id })).rejects.toMatchObject({ code: 'REQUESTS_OFF', status: 403 })
  expect(await mate.call(conversations.open, { memberId: kavya.id })).toMatchObject({ standing: 'joined' })
  expect(await kavya.call(conversations.open, { memberId: stranger.id })).toMatchObject({ standing: 'waiting' })
})

test('a block ends a request for both', async ({ world }) => {
  const { asha, farhan, id } = await aRequest(world)

  await asha.call(mates.block, { memberId: farhan.id })

  expect(await folder(asha, 'requests')).toEqual([])
  await expect(write(farhan, id, 'Why?')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(farhan.call(conversations.open, { memberId: asha.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a day holds so many requests of a member, and mates are none of them', async () => {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_MESSAGE_REQUESTS: '2/86400' })
  const [farhan, mate, ...others] = [
    await world.member(),
    await world.member(),
    await world.member(),
    await world.member(),
    await world.member(),
  ]
  await befriend(world, farhan, [mate])
  const open = ({ id }: TestMember) => farhan.call(conversations.open, { memberId: id })

  for (const other of [others[0]!, others[1]!, others[0]!, mate]) await open(other)
  await expect(open(others[2]!)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })

  await world.close()
})
