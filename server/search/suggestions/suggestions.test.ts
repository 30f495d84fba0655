import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { choices } from '#contract/choices.ts'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import type { InputOf } from '#contract/route.ts'
import { suggestions } from '#contract/suggestions.ts'
import { conversation, say } from '#tests/support/conversation.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sweepSearch } from '../public.ts'
import { suggestBeside } from './facts-beside.ts'
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

test('a filter counts neither oneself nor anybody across a block, and offers nothing that only those say', async ({ world }) => {
  const here = { location: 'Tawang', hospital: 'Monpa Hospital' }
  const viewer = await world.member({ location: here.location })
  await world.member({ location: here.location })
  const gone = await world.member(here)
  await block(world, gone, viewer)
  await sweepSearch(world.db)

  expect((await viewer.call(suggestions.facts, { field: 'city', q: 'taw' })).items).toEqual([{ value: 'Tawang', members: 1 }])
  expect((await viewer.call(suggestions.facts, { field: 'hospital', q: 'monpa' })).items).toEqual([])
  expect((await gone.call(suggestions.facts, { field: 'city', q: 'taw' })).items).toEqual([{ value: 'Tawang', members: 1 }])
})

test('beside other filters a filter counts those whom its choice would show, as the directory does', async ({ world }) => {
  const viewer = await world.member({ location: 'Ooty', specialty: 'Vaccinology' })
  const gone = await world.member({ location: 'Ooty', specialty: 'Vaccinology' })
  for (const [name, location, specialty] of [
    ['Anu', 'Bengaluru', 'Vaccinology'],
    ['Bala', 'Bangalore', 'Vaccinology'],
    ['Chitra', 'Bangalore', 'Xenology'],
    ['Devi', 'Mysuru', 'Vaccinology'],
    ['Esha', '', 'Vaccinology'],
  ] as const)
    await world.member({ name: `${name} Quokka`, location, specialty })
  await block(world, gone, viewer)
  const facts = async (asked: Parameters<typeof ask>[0]) => (await ask(asked)).items.map(({ value, members }) => [value, members])
  const ask = (asked: Omit<InputOf<typeof suggestions.facts>, 'q'> & { q?: string }) => viewer.call(suggestions.facts, { q: '', ...asked })

  const cities = await facts({ field: 'city', specialty: 'Vaccinology' })
  expect(cities).toEqual([
    ['Bangalore', 2],
    ['Mysuru', 1],
  ])
  for (const [city, members] of cities)
    expect((await viewer.call(mates.directory, { city: String(city), specialty: 'Vaccinology' })).items).toHaveLength(Number(members))
  expect(await facts({ field: 'specialty', specialty: 'nobody’s', city: 'Bengaluru', q: 'x' })).toEqual([['Xenology', 1]])
  expect(await facts({ field: 'city', words: 'Quokka' })).toEqual([
    ['Bangalore', 3],
    ['Mysuru', 1],
  ])
  expect(await facts({ field: 'city', words: 'Quokka', specialty: 'Xenology' })).toEqual([['Bangalore', 1]])
  expect(await facts({ field: 'city', specialty: 'Vaccinology', proven: 'registered' })).toEqual([])
  expect(await facts({ field: 'city', q: 'my', specialty: 'Vaccinology' })).toEqual([['Mysuru', 1]])
  expect(await facts({ field: 'city', words: '?!' })).toEqual([])
})

test('members who are too many to be counted beside other filters are offered without a count', async ({ world }) => {
  const viewer = await world.member()
  for (const name of ['Fatima', 'Gauri']) await world.member({ name, location: 'Shillong', specialty: 'Yogic medicine' })
  await sweepSearch(world.db)
  const asked = { field: 'city', q: 'shi', specialty: 'Yogic' } as const

  expect(await suggestBeside(world.db, viewer.id, asked)).toEqual([{ value: 'Shillong', members: 2 }])
  expect(await suggestBeside(world.db, viewer.id, asked, 1)).toEqual([{ value: 'Shillong', members: null }])
})

test('where words find more than a search shows, none are counted', async ({ world }) => {
  const viewer = await world.member()
  for (let nth = 0; nth < 50; nth++) await world.member({ name: `Numbat ${nth}`, location: nth < 49 ? 'Kohima' : 'Koraput' })
  await sweepSearch(world.db)
  const cities = async (words: string) => (await viewer.call(suggestions.facts, { field: 'city', q: 'ko', words })).items

  expect(await cities('Numbat')).toEqual(expect.arrayContaining([{ value: 'Kohima', members: null }]))
  expect(await cities('Numbat 7')).toEqual([{ value: 'Kohima', members: 1 }])
})
