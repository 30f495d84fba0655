import { afterAll, beforeAll, expect, vi } from 'vitest'
import { home } from '#contract/home.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { midnightInIndia } from '../platform/india.ts'

const DAY_MS = 24 * 3600_000

// Noon in India, whenever this runs: a day that ended between two lines would be another day for the server.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: midnightInIndia(new Date()).getTime() + DAY_MS / 2 }))
afterAll(() => void vi.useRealTimers())

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** Earlier today. */
const today = () => daysAgo(0.25)

async function post(world: World, author: TestMember, content = 'A case', at = today()) {
  const id = newId(at.getTime())
  await world.db.insertInto('post').values({ id, author_id: author.id, client_id: newId(), content, created_at: at }).execute()
  return id
}

async function comment(world: World, author: TestMember, postId: string, at = today()) {
  const id = newId(at.getTime())
  await world.db
    .insertInto('post_comment')
    .values({ id, post_id: postId, author_id: author.id, client_id: newId(), text: 'The same here', created_at: at })
    .execute()
}

async function link(world: World, from: TestMember, to: TestMember, connectedAt: Date | null, askedAt = daysAgo(30)) {
  await world.db
    .insertInto('mate_link')
    .values({
      from_id: from.id,
      to_id: to.id,
      state: connectedAt ? 'connected' : 'pending',
      created_at: askedAt,
      connected_at: connectedAt,
    })
    .execute()
}

async function event(world: World, startsAt: Date, going: TestMember[]) {
  const id = newId()
  await world.db.insertInto('event').values({ id, title: 'Journal club', place: 'online', starts_at: startsAt }).execute()
  await world.db
    .insertInto('event_attendance')
    .values(going.map((member) => ({ event_id: id, member_id: member.id })))
    .execute()
}

test('a newcomer has done nothing yet, and nothing is made up', async ({ world }) => {
  const newcomer = await world.member({ name: 'Asha Rao' })

  const summary = await newcomer.call(home.summary)

  expect(summary).toMatchObject({
    card: { id: newcomer.id, name: 'Asha Rao' },
    activity: { posts: 0, connections: 0, saved: 0, events: 0 },
    weeks: { posts: [0, 0, 0, 0, 0, 0, 0] },
    round: [],
  })
  expect(await newcomer.call(home.stats)).toMatchObject({ profileViews: { total: 0 }, messages: { total: 0, unread: 0 } })
})

test('activity counts own posts, mates, saved posts and events that have taken place', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  await post(world, asha)
  await post(world, asha, 'An older case', daysAgo(40))
  const saved = await post(world, ravi)
  await world.db
    .insertInto('post_save')
    .values({ member_id: asha.id, post_id: saved, created_at: daysAgo(3) })
    .execute()
  await link(world, asha, ravi, new Date())
  await link(world, zoya, asha, null)
  await event(world, daysAgo(2), [asha, ravi])
  await event(world, daysAgo(-2), [asha])

  const { activity, weeks } = await asha.call(home.summary)

  expect(activity).toEqual({ posts: 2, connections: 1, saved: 1, events: 1 })
  expect(weeks).toEqual({
    posts: [0, 0, 0, 0, 0, 0, 1],
    connections: [0, 0, 0, 0, 0, 0, 1],
    saved: [0, 0, 0, 1, 1, 1, 1],
    events: [0, 0, 0, 0, 1, 0, 0],
  })
})

test("today's round lists comments, answers, requests and events, and only of today's", async ({ world }) => {
  const [asha, ravi, zoya, kavya] = [
    await world.member(),
    await world.member({ name: 'Ravi Menon' }),
    await world.member({ name: 'Zoya Khan' }),
    await world.member({ name: 'Kavya Reddy' }),
  ]
  const mine = await post(world, asha, 'Which tape holds a distal radial sheath?', daysAgo(5))
  await comment(world, asha, mine)
  await comment(world, ravi, mine, daysAgo(2))
  await comment(world, kavya, mine)
  await comment(world, ravi, await post(world, zoya))
  await link(world, asha, ravi, today())
  await link(world, zoya, asha, null, today())
  await link(world, asha, kavya, daysAgo(2))
  await link(world, ravi, kavya, daysAgo(3))
  await event(world, midnightInIndia(new Date(), 1), [asha])
  await event(world, new Date(midnightInIndia(new Date(), 1).getTime() - 1), [asha, zoya])

  const { round } = await asha.call(home.summary)

  expect(round.map(({ kind }) => kind).sort()).toEqual(['comment', 'event', 'mate_accepted', 'mate_request'])
  expect(round).toContainEqual(
    expect.objectContaining({ kind: 'comment', by: expect.objectContaining({ name: 'Kavya Reddy' }), postId: mine }),
  )
  expect(round).toContainEqual(
    expect.objectContaining({ kind: 'mate_accepted', by: expect.objectContaining({ name: 'Ravi Menon' }), mutualMates: 1 }),
  )
  expect(round).toContainEqual(expect.objectContaining({ kind: 'mate_request', by: expect.objectContaining({ name: 'Zoya Khan' }) }))
  expect(round.at(-1)).toMatchObject({ kind: 'event', title: 'Journal club', going: 2 })
})

test('whoever was asked today stays among the suggestions until they answer; whoever was asked before does not', async ({ world }) => {
  const [asha, ravi, zoya, kavya] = [await world.member(), await world.member(), await world.member(), await world.member()]
  await link(world, asha, ravi, null, today())
  await link(world, asha, zoya, null, daysAgo(2))
  await link(world, kavya, asha, null, today())

  const { suggestions } = await asha.call(home.summary)

  expect(suggestions?.flatMap(({ member, state }) => (state === 'suggested' ? [] : [[member.id, state]]))).toEqual([[ravi.id, 'pending']])
})

test('profile views are charted over the last seven days, today last', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  const view = (viewer: TestMember, days: number) => ({ member_id: asha.id, viewer_id: viewer.id, created_at: daysAgo(days) })
  await world.db
    .insertInto('profile_view')
    .values([view(ravi, 0), view(zoya, 0), view(ravi, 6), view(ravi, 7), view(zoya, 90)])
    .execute()

  const { profileViews } = await asha.call(home.stats)

  expect(profileViews).toEqual({ total: 5, week: [1, 0, 0, 0, 0, 0, 2], newThisWeek: 3 })
})

test('connections are charted as they stood at the end of each day', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  await link(world, asha, ravi, daysAgo(20))
  await link(world, zoya, asha, daysAgo(2))

  const { connections } = await asha.call(home.stats)

  expect(connections).toEqual({ total: 2, week: [1, 1, 1, 1, 2, 2, 2], newThisWeek: 1 })
})

test("messages count what others wrote, and as unread what the member has not read; one's own never", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const conversation = newId()
  await world.db.insertInto('conversation').values({ id: conversation, kind: 'group', key_id: newId(), last_seq: 4 }).execute()
  await world.db
    .insertInto('participant')
    .values([
      { conversation_id: conversation, member_id: asha.id, delivered_seq: 2, read_seq: 1 },
      { conversation_id: conversation, member_id: ravi.id, delivered_seq: 4, read_seq: 4 },
    ])
    .execute()
  const sealed = { conversation_id: conversation, alg: 'plain1', key_id: newId(), body: Buffer.from('sealed') } as const
  await world.db
    .insertInto('message')
    .values([
      { ...sealed, seq: 1, id: newId(), sender_id: ravi.id, client_id: newId(), created_at: daysAgo(10) },
      { ...sealed, seq: 2, id: newId(), sender_id: ravi.id, client_id: newId(), created_at: today() },
      { ...sealed, seq: 3, id: newId(), sender_id: asha.id, client_id: newId(), created_at: today() },
      { ...sealed, seq: 4, id: newId(), sender_id: ravi.id, client_id: newId(), created_at: today() },
    ])
    .execute()

  const [hers, his] = [await asha.call(home.stats), await ravi.call(home.stats)]

  expect(hers.messages).toEqual({ total: 3, week: [0, 0, 0, 0, 0, 0, 2], newThisWeek: 2, unread: 2 })
  expect(his.messages).toMatchObject({ total: 1, unread: 0 })
})

test('only members have a home', async ({ world }) => {
  await expect(world.nobody.call(home.summary)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(world.nobody.call(home.stats)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
