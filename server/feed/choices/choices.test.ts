import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { choices } from '#contract/choices.ts'
import { feed } from '#contract/feed.ts'
import { FOLLOWS_MAX, MUTED_MAX } from '#contract/limits.ts'
import { mates } from '#contract/mates.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { sweepSeen } from './posts.ts'

const write = async (by: TestMember, content: string) => (await by.call(feed.create, { clientId: randomUUID(), content })).id
const shows = ['for_you', 'newest', 'mates'] as const
const listed = async (by: TestMember) =>
  new Set((await Promise.all(shows.map((show) => by.call(feed.list, { show })))).flatMap(({ items }) => items.map(({ id }) => id)))

test('topics, people and hospitals are followed and no longer, whatever their capitals, and why names them', async ({ world }) => {
  const asha = await world.member()
  const arjun = await world.member({ name: 'Arjun Menon', hospital: 'Teesta Hospital' })
  const postId = await write(arjun, 'Night duty #Sepsis')
  const wanted = [
    { kind: 'topic', subject: '#SEPSIS' },
    { kind: 'institution', subject: 'Teesta hospital' },
    { kind: 'person', subject: arjun.id },
  ] as const
  const why = async () => (await asha.call(feed.why, { postId })).items[0]

  for (const each of wanted) {
    const follow = await asha.call(choices.follow, each)
    await asha.call(choices.follow, each)

    expect(follow).toEqual({
      kind: each.kind,
      subject: each.subject.toLowerCase(),
      name: each.kind === 'person' ? 'Arjun Menon' : each.subject,
    })
    expect(await asha.call(choices.follows)).toEqual({ items: [follow] })
    expect(await why()).toEqual({ kind: 'follows', name: follow.name, follow })
    await asha.call(choices.unfollow, { kind: each.kind, subject: each.subject.toUpperCase() })
    expect(await asha.call(choices.follows)).toEqual({ items: [] })
    expect(await why()).toEqual({ kind: 'new', name: null, follow: null })
  }
})

test('nobody follows themselves, nobody, or somebody across a block', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await asha.call(choices.follow, { kind: 'person', subject: ravi.id })

  await ravi.call(mates.block, { memberId: asha.id })

  expect(await asha.call(choices.follows)).toEqual({ items: [] })
  for (const subject of [asha.id, ravi.id, randomUUID(), 'Ravi Menon'])
    await expect(asha.call(choices.follow, { kind: 'person', subject })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('lists that are full say so', async ({ world }) => {
  const asha = await world.member()
  await sql`insert into follow (member_id, kind, subject, said)
    select ${asha.id}, 'topic', '#t' || n, '' from generate_series(1, ${sql.lit(FOLLOWS_MAX)}) as n`.execute(world.db)
  await sql`insert into muted_word (member_id, word) select ${asha.id}, 'w' || n from generate_series(1, ${sql.lit(MUTED_MAX)}) as n`.execute(
    world.db,
  )

  await expect(asha.call(choices.follow, { kind: 'topic', subject: '#more' })).rejects.toMatchObject({ code: 'LIST_FULL' })
  await expect(asha.call(choices.mute, { word: 'more' })).rejects.toMatchObject({ code: 'LIST_FULL' })
})

test('posts with a muted word are in no feed of who muted it, as a word of its own and with any sign in it, but for their own', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await ravi.call(mates.request, { memberId: asha.id })
  await asha.call(mates.accept, { memberId: ravi.id })
  const muted = [await write(ravi, 'A COVID-19 ward'), await write(ravi, 'On #covid'), await write(ravi, 'C++ (again)')]
  const kept = [await write(ravi, 'Covidien staplers'), await write(asha, 'My covid case')]

  for (const word of ['Covid', 'c++', '(', '.*', '\\'].filter((word) => word.length > 1)) await asha.call(choices.mute, { word })

  const seen = await listed(asha)
  expect(muted.filter((id) => seen.has(id))).toEqual([])
  expect(kept.filter((id) => !seen.has(id))).toEqual([])
  expect(await asha.call(choices.mutedWords)).toEqual({ items: [{ word: '.*' }, { word: 'c++' }, { word: 'Covid' }] })
  await asha.call(choices.unmute, { word: 'COVID' })
  expect((await listed(asha)).has(muted[0]!)).toBe(true)
  expect((await listed(ravi)).has(muted[2]!)).toBe(true)
})

test('of posts that are said to be new those with a muted word are not read', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  await asha.call(choices.mute, { word: 'covid' })
  const ids = [await write(ravi, 'A covid ward'), await write(ravi, 'A quiet ward'), await write(meera, 'Not for Asha')]
  await meera.call(mates.block, { memberId: asha.id })

  const { items } = await asha.call(feed.arrived, { ids })

  expect(items.map(({ id }) => id)).toEqual([ids[1]])
})

test('a hundred long words of letters of any kind can be sought', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const postId = await write(ravi, 'Morning round: three new patients, all of them stable.')
  // A pattern of so many letters would ask for more memory than there is.
  await sql`insert into muted_word (member_id, word)
    select ${asha.id}, string_agg(chr(19968 + 60 * n + at), '') from generate_series(1, 100) as n, generate_series(1, 60) as at group by n`.execute(
    world.db,
  )

  expect((await listed(asha)).has(postId)).toBe(true)
})

test('a hidden post is in no feed of who hid it until that is taken back, and stays where everybody else reads it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const postId = await write(ravi, 'Hidden')

  await asha.call(choices.hide, { postId, reason: null })
  expect(await asha.call(choices.hide, { postId, reason: 'looks_wrong' })).toEqual({ postId, reason: 'looks_wrong' })

  expect((await listed(asha)).has(postId)).toBe(false)
  expect((await listed(ravi)).has(postId)).toBe(true)
  expect(await asha.call(feed.get, { postId })).toMatchObject({ id: postId })
  await asha.call(choices.unhide, { postId })
  expect((await listed(asha)).has(postId)).toBe(true)
  await expect(asha.call(choices.hide, { postId: randomUUID(), reason: null })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a visit counts once however often it is told, the second lowers a post, and after thirty days it is forgotten', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const below = await write(meera, 'Older')
  const postId = await write(ravi, 'Newer')
  const see = () => asha.call(choices.seen, { postIds: [postId, randomUUID()] })
  const later = (minutes: number) =>
    sql`update post_seen set last_at = last_at - make_interval(mins => ${sql.lit(minutes)})`.execute(world.db)
  const order = async () => (await asha.call(feed.list, {})).items.map(({ id }) => id).filter((id) => [below, postId].includes(id))

  expect([await see(), await see()]).toEqual([{ counted: 1 }, { counted: 0 }])
  expect(await order()).toEqual([postId, below])
  await later(11)
  expect(await see()).toEqual({ counted: 1 })

  expect(await order()).toEqual([below, postId])
  const days = (n: number) => new Date(Date.now() + n * 24 * 3600_000)
  await sweepSeen(world.db, days(29))
  expect(await order()).toEqual([below, postId])
  await sweepSeen(world.db, days(31))
  expect(await order()).toEqual([postId, below])
})

test('a post across a block is seen as little as one that is made up', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const postId = await write(ravi, 'Across')
  await ravi.call(mates.block, { memberId: asha.id })

  expect(await asha.call(choices.seen, { postIds: [postId] })).toEqual({ counted: 0 })
  await ravi.call(mates.unblock, { memberId: asha.id })
  expect(await asha.call(choices.seen, { postIds: [postId] })).toEqual({ counted: 1 })
})
