import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Conversation, OpenedConversation } from '#contract/conversations.ts'
import { HomeSummary } from '#contract/home.ts'
import { type Mate, MatesOverview } from '#contract/mates.ts'
import { Message } from '#contract/messages.ts'
import { answer } from './world.ts'

// Noon here, whenever this runs: the round is of today, and today may end between two lines.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date().setHours(12, 0, 0, 0) }))
afterAll(() => void vi.useRealTimers())

const home = async () => HomeSummary.parse(await answer(['home', 'summary'], undefined))

test('a guest sees the sample member with the fixed numbers of the specification', async () => {
  const { card, activity, round } = await home()

  expect(card.name).toBe('Dr. Ananya Iyer')
  expect(activity).toEqual({ posts: 42, connections: 156, saved: 28, events: 13 })
  expect(round.map(({ at }) => new Date(at).toDateString())).toEqual(Array(round.length).fill(new Date().toDateString()))
})

test('Connect becomes Request Sent and stays so in this tab; asking again changes nothing', async () => {
  const [first, second] = (await home()).suggestions as [Mate, Mate]

  const asked = await answer(['mates', 'request'], { memberId: first.member.id })

  expect(asked).toMatchObject({ member: { name: first.member.name }, state: 'pending' })
  expect((await home()).suggestions).toMatchObject([{ state: 'pending' }, { state: 'suggested', member: { id: second.member.id } }, {}])
  expect(await answer(['mates', 'list'], { state: 'pending' })).toMatchObject({ items: [{}, { member: { name: first.member.name } }] })
  expect(await answer(['mates', 'request'], { memberId: first.member.id })).toMatchObject({ state: 'pending' })
})

test('nobody can be asked who is not there', async () => {
  await expect(answer(['mates', 'request'], { memberId: 'somebody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what the sample world does not hold is answered as the server answers somebody who is not signed in', async () => {
  await expect(answer(['feed', 'list'], {})).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
    status: 401,
    message: 'Please sign in to go on.',
  })
})

test('the mates page of a guest has the numbers of the specification, and Active and Pending are counted', async () => {
  const overview = () => answer(['mates', 'overview'], undefined) as Promise<MatesOverview>
  const before = MatesOverview.parse(await overview())
  expect(before).toMatchObject({ newMessages: 47, mutualConnections: 156, requests: 2, active: 4 })
  expect(await answer(['feed', 'topics'], undefined)).toMatchObject({
    items: [{ posts: 100 }, { posts: 142 }, { posts: 184 }, { posts: 226 }, { posts: 268 }],
  })

  const { items } = (await answer(['mates', 'list'], { state: 'request_received' })) as { items: [Mate, Mate] }
  await answer(['mates', 'accept'], { memberId: items[0].member.id })
  await answer(['mates', 'decline'], { memberId: items[1].member.id })

  expect(await overview()).toMatchObject({ requests: 0, active: before.active + 1 })
  await expect(answer(['mates', 'accept'], { memberId: items[1].member.id })).rejects.toMatchObject({ code: 'NO_REQUEST' })
})

test('a guest finds sample people by words, blocks one and lifts it again', async () => {
  const find = async (filter: object) =>
    ((await answer(['mates', 'directory'], filter)) as { items: Mate[] }).items.map(({ member }) => member.name)
  expect(await find({ q: 'kochi ONCOLOGY' })).toEqual(['Prof. Arjun Menon'])
  const { items } = (await answer(['mates', 'directory'], { q: 'Arjun' })) as { items: [Mate] }
  const { member } = items[0]

  await answer(['mates', 'block'], { memberId: member.id })
  expect(await find({ q: 'Arjun' })).toEqual([])
  expect(await answer(['mates', 'blocks'], {})).toMatchObject({ items: [{ member: { name: member.name } }] })
  await answer(['mates', 'unblock'], { memberId: member.id })

  expect(await find({ q: 'Arjun' })).toEqual([member.name])
})

test('the conversations of a guest have three unread messages, and each is what its contract says', async () => {
  type Listed = { items: Conversation[]; unread: number }
  const { items, unread } = (await answer(['conversations', 'list'], {})) as Listed
  expect(unread).toBe(3)
  expect(items.reduce((sum, one) => sum + one.unread, 0)).toBe(3)

  for (const { id } of items) {
    OpenedConversation.parse(await answer(['conversations', 'get'], { conversationId: id }))
    const read = (await answer(['messages', 'list'], { conversationId: id })) as { items: unknown[] }
    for (const message of read.items) Message.parse(message)
  }
  await expect(answer(['messages', 'send'], {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
