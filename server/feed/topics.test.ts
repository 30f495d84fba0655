import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { countTopics } from './topics.ts'

const now = Date.now()
const DAY_MS = 24 * 3600_000

const postOf = (world: World, { id: author_id }: TestMember, content: string, days = 0) =>
  world.db
    .insertInto('post')
    .values({ id: newId(now - days * DAY_MS), author_id, client_id: randomUUID(), content })
    .execute()

test('topics are the hashtags of seven days and the specialties of their authors, each counted by posts', async ({ world }) => {
  const [asha, ravi] = [await world.member({ specialty: 'Cardiology' }), await world.member()]
  await postOf(world, asha, '#Dengue fluids, and again #dengue. See https://example.org/#anchor and C#7 or #1')
  await postOf(world, ravi, 'Night duty (#Dengue)')
  await postOf(world, ravi, '#Dengue, #TB')
  await postOf(world, asha, 'No tag')
  await postOf(world, ravi, '#Old #Dengue', 8)

  expect(await countTopics(world.db, now)).toEqual([
    { topic: '#Dengue', posts: 3 },
    { topic: 'Cardiology', posts: 2 },
    { topic: '#TB', posts: 1 },
  ])
  expect((await asha.call(feed.topics)).items[0]).toEqual({ topic: '#Dengue', posts: 3 })
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
