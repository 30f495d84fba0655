import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed, TRENDING_SIZE } from '#contract/feed.ts'
import { newId } from '#server/platform/ids.ts'
import { test, type World } from '#tests/support/world.ts'
import { pickTrending } from './posts.ts'

const DAY_MS = 24 * 3600_000
const now = Date.now()

/** A post of an age with so much talk about it. */
async function postOf(world: World, { days, likes = 0, comments = 0 }: { days: number; likes?: number; comments?: number }) {
  const { id: author_id } = await world.member()
  const at = now - days * DAY_MS
  const id = newId(at)
  await world.db
    .insertInto('post')
    .values({ id, author_id, client_id: randomUUID(), content: 'x', like_count: likes, comment_count: comments, created_at: new Date(at) })
    .execute()
  return id
}

test('trending are the three most talked about posts of seven days, a comment counting twice, then the newest', async ({ world }) => {
  const asha = await world.member()
  await postOf(world, { days: 8, likes: 900 })
  const older = await postOf(world, { days: 6 })

  expect((await asha.call(feed.trending)).items[0]!.id).toBe(older)
  expect(await pickTrending(world.db, now)).toHaveLength(2)

  const newer = await postOf(world, { days: 5 })
  const liked = await postOf(world, { days: 6.9, likes: 5 })
  const discussed = await postOf(world, { days: 6.5, comments: 3 })

  expect((await pickTrending(world.db, now)).slice(0, 3)).toEqual([discussed, liked, newer])
})

test('a trending post that was deleted gives its place to the next at once', async ({ world }) => {
  const asha = await world.member()
  const [first] = (await asha.call(feed.trending)).items

  await world.db.deleteFrom('post').where('id', '=', first!.id).execute()

  const { items } = await asha.call(feed.trending)
  expect(items).toHaveLength(TRENDING_SIZE)
  expect(items.map(({ id }) => id)).not.toContain(first!.id)
})
