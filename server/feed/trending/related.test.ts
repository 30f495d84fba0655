import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed, RELATED_SIZE } from '#contract/feed.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const write = (by: TestMember, content: string) => by.call(feed.create, { clientId: randomUUID(), content })

test('posts on the same topic are those that share most hashtags, and none that shares its author’s specialty alone', async ({ world }) => {
  const [asha, ravi] = [await world.member({ specialty: 'Nephrology' }), await world.member({ specialty: 'Nephrology' })]
  const meera = await world.member({ specialty: 'Dermatology' })
  const first = await write(meera, 'One tag in common #Dialysis')
  const both = await write(meera, 'Two in common #dialysis #Catheter')
  await write(meera, 'None in common #Acne')
  await write(ravi, 'No tag at all')
  const post = await write(asha, 'Which line? #Dialysis #catheter')

  const { items, specialty } = await ravi.call(feed.related, { postId: post.id })

  expect(items.map(({ id }) => id)).toEqual([both.id, first.id])
  expect(specialty).toBeNull()
})

test('where no post shares a hashtag, those of the same specialty are offered as that', async ({ world }) => {
  const [asha, ravi] = [await world.member({ specialty: 'Hepatology' }), await world.member({ specialty: 'Hepatology' })]
  const older = await write(ravi, 'About another thing #Ascites')
  const newer = await write(ravi, 'No tag at all')
  const post = await write(asha, 'Which dose? #Nobody_else_says_this')

  const { items, specialty } = await ravi.call(feed.related, { postId: post.id })

  expect(items.map(({ id }) => id)).toEqual([newer.id, older.id])
  expect(specialty).toBe('Hepatology')
})

test('posts on the same topic are few, never the post itself, and none of whoever the reader blocked', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const post = await write(asha, 'A case #Kala_azar')
  for (let at = 0; at <= RELATED_SIZE; at++) await write(meera, `Another ${at} #kala_azar`)
  const hidden = await write(ravi, 'By Ravi #kala_azar')
  await world.db.insertInto('member_block').values({ blocker_id: meera.id, blocked_id: ravi.id }).execute()

  const { items } = await meera.call(feed.related, { postId: post.id })

  expect(items).toHaveLength(RELATED_SIZE)
  expect(items.map(({ id }) => id)).not.toContain(post.id)
  expect(items.map(({ id }) => id)).not.toContain(hidden.id)
  await expect(meera.call(feed.related, { postId: hidden.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
