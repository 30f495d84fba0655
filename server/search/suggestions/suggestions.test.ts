import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { choices } from '#contract/choices.ts'
import { feed } from '#contract/feed.ts'
import { suggestions } from '#contract/suggestions.ts'
import { conversation, say } from '#tests/support/conversation.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sweepSearch } from '../public.ts'
import { suggestTopics } from './topics.ts'

const write = (by: TestMember, content: string) => by.call(feed.create, { clientId: randomUUID(), content })
const topics = async (by: TestMember, q: string) => (await by.call(suggestions.topics, { q })).items
const members = async (by: TestMember, q: string, postId?: string) =>
  (await by.call(suggestions.members, { q, ...(postId && { postId }) })).items.map(({ member, near }) => [member.name, near])
const befriend = (world: World, one: TestMember, other: TestMember) =>
  world.db.insertInto('mate_link').values({ from_id: one.id, to_id: other.id, state: 'connected', connected_at: new Date() }).execute()
const block = (world: World, one: TestMember, other: TestMember) =>
  world.db.insertInto('member_block').values({ blocker_id: one.id, blocked_id: other.id }).execute()

test('hashtags that begin so are offered with the posts of the week: the one that is typed, those one follows, the most used', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await write(ravi, 'Night duty #Sepsis #SepticShock')
  await write(ravi, '#sepsis again, and #SepsisBundle, #Stroke')
  await asha.call(choices.follow, { kind: 'topic', subject: '#SepticShock' })

  expect(await topics(asha, 'SEP')).toEqual([
    { topic: '#SepticShock', posts: 1, isFollowed: true },
    { topic: '#Sepsis', posts: 2, isFollowed: false },
    { topic: '#SepsisBundle', posts: 1, isFollowed: false },
  ])
  expect((await topics(asha, 'sepsis')).map(({ topic }) => topic)).toEqual(['#Sepsis', '#SepsisBundle'])
  expect(await topics(asha, 'nothing')).toEqual([])
})

test('a hashtag that an edit brings is known, and one of older posts alone has none this week', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await write(asha, 'Which score?')
  await asha.call(feed.edit, { postId, content: 'Which score? #CurbScore', link: null })
  expect(await topics(asha, 'curb')).toEqual([{ topic: '#CurbScore', posts: 1, isFollowed: false }])

  const inEightDays = Date.now() + 8 * 24 * 3600_000
  expect(await suggestTopics(world.db, asha.id, 'curb', inEightDays)).toEqual([{ topic: '#CurbScore', posts: 0, isFollowed: false }])
})

test('a hashtag that only somebody across a block has written is not named, and their posts do not count', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  await write(ravi, '#RareFever #Fever')
  await write(meera, '#Fever')
  await block(world, ravi, asha)

  expect(await topics(asha, 'rare')).toEqual([])
  expect(await topics(asha, 'fever')).toEqual([{ topic: '#Fever', posts: 1, isFollowed: false }])
  expect(await topics(meera, 'rare')).toMatchObject([{ topic: '#RareFever' }])
})

test('mates come first, then who speaks under the post, then others; nobody across a block and not oneself', async ({ world }) => {
  const { postId } = await conversation(world)
  const viewer = await world.member({ name: 'Rahul Rane' })
  const [mate, commenter, other, gone] = [
    await world.member({ name: 'Rani Das' }),
    await world.member({ name: 'Rakesh Pai' }),
    await world.member({ name: 'Rajan Iyer' }),
    await world.member({ name: 'Ramya Sen' }),
  ]
  await befriend(world, mate, viewer)
  await say(commenter, postId, 'I would wait')
  await say(gone, postId, 'I would not')
  await block(world, gone, viewer)

  expect(await members(viewer, 'ra', postId)).toEqual([
    ['Rani Das', 'mate'],
    ['Rakesh Pai', 'conversation'],
    ['Asha Rao', 'conversation'],
    ['Rajan Iyer', 'other'],
    ['Ravi Menon', 'other'],
  ])
  expect(await members(viewer, '', postId)).toEqual([
    ['Rani Das', 'mate'],
    ['Rakesh Pai', 'conversation'],
    ['Asha Rao', 'conversation'],
  ])
  expect(await members(viewer, '')).toEqual([['Rani Das', 'mate']])
  const { handle } = await world.db.selectFrom('member').select('handle').where('id', '=', other.id).executeTakeFirstOrThrow()
  expect(await members(viewer, handle)).toEqual([['Rajan Iyer', 'other']])
})

test('who speaks under a post across a block is not told', async ({ world }) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  await say(ravi, postId, 'I would wait')
  await block(world, asha, meera)

  expect(await members(meera, '', postId)).toEqual([])
  expect(await members(meera, 'ravi', postId)).toEqual(await members(meera, 'ravi', randomUUID()))
})

test('a filter offers what members say of themselves, the most common first, and a city by all its names', async ({ world }) => {
  const viewer = await world.member()
  for (const location of ['Belgaum', 'Belgaum, Karnataka', 'Belagavi', 'Bellary']) await world.member({ location, specialty: 'Zoonotics' })
  await sweepSearch(world.db)

  expect((await viewer.call(suggestions.facts, { field: 'city', q: 'BEL' })).items).toEqual([
    { value: 'Belgaum', members: 3 },
    { value: 'Bellary', members: 1 },
  ])
  expect((await viewer.call(suggestions.facts, { field: 'city', q: 'belagavi' })).items).toEqual([{ value: 'Belgaum', members: 3 }])
  expect((await viewer.call(suggestions.facts, { field: 'specialty', q: 'zoo' })).items).toEqual([{ value: 'Zoonotics', members: 4 }])
  expect((await viewer.call(suggestions.facts, { field: 'hospital', q: 'nowhere' })).items).toEqual([])
})
