import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { choices } from '#contract/choices.ts'
import { feed } from '#contract/feed.ts'
import { suggestions } from '#contract/suggestions.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { saveTopics } from '../post-topics.ts'
import { keepTrending } from './keep.ts'

const now = Date.now()
const DAY_MS = 24 * 3600_000

async function postOf(world: World, { id: author_id }: TestMember, content: string, days = 0) {
  const id = newId(now - days * DAY_MS)
  await world.db.insertInto('post').values({ id, author_id, client_id: randomUUID(), content }).execute()
  await saveTopics(world.db, [id])
  return id
}

test('topics are the hashtags of seven days and the specialties of their authors, each counted by posts', async ({ world }) => {
  const [asha, ravi] = [await world.member({ specialty: 'Cardiology' }), await world.member()]
  await postOf(world, asha, '#Dengue fluids, and again #dengue. See https://example.org/#anchor and C#7 or #1')
  await postOf(world, ravi, 'Night duty (#Dengue)')
  await postOf(world, ravi, '#Dengue, #TB')
  await postOf(world, asha, 'No tag')
  await postOf(world, ravi, '#Old #Dengue', 8)

  await keepTrending(world.db, now)

  expect((await asha.call(feed.topics)).items).toEqual([
    { topic: '#Dengue', posts: 3 },
    { topic: 'Cardiology', posts: 2 },
    { topic: '#TB', posts: 1 },
  ])
})

test('a topic leads to its posts, whatever its capitals, and to none of those one never meets', async ({ world }) => {
  const [asha, ravi] = [await world.member({ specialty: 'Nephrology' }), await world.member()]
  await postOf(world, asha, 'About #Dialysis')
  await postOf(world, ravi, 'Also #dialysis')
  await postOf(world, ravi, '#Dialysisday')

  const contents = async (topic: string) => (await ravi.call(feed.onTopic, { topic })).items.map(({ content }) => content)
  expect((await contents('#DIALYSIS')).sort()).toEqual(['About #Dialysis', 'Also #dialysis'])
  expect(await contents('nephrology')).toEqual(['About #Dialysis'])

  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: ravi.id }).execute()

  expect(await contents('#dialysis')).toEqual(['Also #dialysis'])
  expect(await contents('Nephrology')).toEqual([])
})

test('a topic that only somebody across a block has written about is not named, and their posts do not count', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  for (const by of [asha, meera])
    for (let at = 0; at < 4; at++) await postOf(world, by, by === asha ? '#Leptospirosis #Kala_azar' : '#Leptospirosis')
  await keepTrending(world.db, now)
  const named = async (reader: TestMember) =>
    (await reader.call(feed.topics)).items.filter(({ topic }) => ['#Leptospirosis', '#Kala_azar'].includes(topic))
  const all = [
    { topic: '#Leptospirosis', posts: 8 },
    { topic: '#Kala_azar', posts: 4 },
  ]
  expect(await named(ravi)).toEqual(all)

  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: ravi.id }).execute()

  expect(await named(ravi)).toEqual([{ topic: '#Leptospirosis', posts: 4 }])
  expect(await named(asha)).toEqual(all)
})

test('a topic that only withheld posts have is not named, as a patient may be, and those do not count', async ({ world }) => {
  // Few topics are named, and those of the tests before this one have more posts.
  await world.db.deleteFrom('post_topic').execute()
  const [asha, ravi] = [await world.member(), await world.member()]
  const withheld = await postOf(world, asha, '#Gangubaiwada #Scrubtyphus')
  await postOf(world, ravi, '#Scrubtyphus')
  await keepTrending(world.db, now)
  const named = async (reader: TestMember) =>
    (await reader.call(feed.topics)).items.filter(({ topic }) => ['#Scrubtyphus', '#Gangubaiwada'].includes(topic))
  const all = [
    { topic: '#Scrubtyphus', posts: 2 },
    { topic: '#Gangubaiwada', posts: 1 },
  ]
  expect(await named(ravi)).toEqual(all)

  await world.db.insertInto('withheld').values({ subject_id: withheld, kind: 'post', about_id: asha.id }).execute()

  expect(await named(ravi)).toEqual([{ topic: '#Scrubtyphus', posts: 1 }])
  await keepTrending(world.db, now)
  expect(await named(ravi)).toEqual([{ topic: '#Scrubtyphus', posts: 1 }])
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: ravi.id }).execute()
  expect(await named(ravi)).toEqual([{ topic: '#Scrubtyphus', posts: 1 }])
  await world.db.deleteFrom('withheld').where('subject_id', '=', withheld).execute()
  expect(await named(asha)).toEqual([
    { topic: '#Gangubaiwada', posts: 1 },
    { topic: '#Scrubtyphus', posts: 1 },
  ])
})

test('a hashtag in an Indian script is a topic with all its signs', async ({ world }) => {
  const asha = await world.member()
  const postId = await postOf(world, asha, 'नया #मधुमेह रोगी')

  expect((await asha.call(feed.onTopic, { topic: '#मधुमेह' })).items.map(({ id }) => id)).toEqual([postId])
})

test('a hashtag is one topic however it is written, for whoever reads it, follows it or types it', async ({ world }) => {
  const asha = await world.member()
  const ids = [
    await postOf(world, asha, '#ΣΟΦΟΣ #İstanbul'),
    await postOf(world, asha, '#σοφος #istanbul'),
    await postOf(world, asha, '#Σοφος #ISTANBUL'),
  ]

  for (const topic of ['#σοφος', '#ΣΟΦΟΣ', '#istanbul', '#İstanbul', '#I\u0307stanbul'])
    expect([topic, (await asha.call(feed.onTopic, { topic })).items.map(({ id }) => id)]).toEqual([topic, ids.toReversed()])
  await asha.call(choices.follow, { kind: 'topic', subject: '#ΣΟΦΟΣ' })
  expect((await asha.call(suggestions.topics, { q: 'σοφοσ' })).items).toMatchObject([{ posts: 3, isFollowed: true }])
  await asha.call(choices.unfollow, { kind: 'topic', subject: '#σοφος' })
  expect((await asha.call(choices.follows)).items).toEqual([])
})

test('a topic leads to all posts on it, or to those of the week, which are the ones that are counted', async ({ world }) => {
  const asha = await world.member()
  const old = await postOf(world, asha, 'Last month #Snakebite', 30)
  const fresh = await postOf(world, asha, 'Today #snakebite')

  expect((await asha.call(feed.onTopic, { topic: '#Snakebite' })).items.map(({ id }) => id)).toEqual([fresh, old])
  expect((await asha.call(feed.onTopic, { topic: '#Snakebite', within: 'week' })).items.map(({ id }) => id)).toEqual([fresh])
})

test('a changed post is on the topics of its new words, and on the specialty that its author had', async ({ world }) => {
  const asha = await world.member({ specialty: 'Rheumatology' })
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'Old #Gout' })
  await world.db.updateTable('member').set({ specialty: 'Surgery' }).where('id', '=', asha.id).execute()

  await asha.call(feed.edit, { postId, content: 'Now #Lupus', link: null })

  const on = async (topic: string) => (await asha.call(feed.onTopic, { topic })).items.map(({ id }) => id)
  expect([await on('#gout'), await on('#lupus'), await on('Rheumatology'), await on('Surgery')]).toEqual([[], [postId], [postId], []])
})

test('of a wall of hashtags the first twenty are its topics', async ({ world }) => {
  const asha = await world.member()
  const postId = await postOf(world, asha, Array.from({ length: 40 }, (_, at) => `#wall${at}x`).join(' '))

  const rows = await world.db.selectFrom('post_topic').select('topic').where('post_id', '=', postId).execute()

  expect(rows.map(({ topic }) => topic).sort()).toEqual(Array.from({ length: 20 }, (_, at) => `#wall${at}x`).sort())
})
