import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { grownBy, listen } from '#tests/support/listen.ts'
import { type TestMember, test, World } from '#tests/support/world.ts'

const write = (by: TestMember, content: string) => by.call(feed.create, { clientId: randomUUID(), content })
const comment = (by: TestMember, postId: string, text = 'Thank you') => by.call(feed.comment, { postId, clientId: randomUUID(), text })
const block = (world: World, blocker: TestMember, blocked: TestMember) =>
  world.db.insertInto('member_block').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute()

test('whoever the author of a post blocked hears of nothing below it, and finds nothing there', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'By Asha')
  const [{ id: commentId }, { id: hersId }] = [await comment(meera, postId), await comment(meera, postId)]
  await block(world, asha, ravi)
  const line = await listen(world, ravi, 'feed', `post:${postId}`, `comments:${postId}`)
  await expect.poll(() => line.of('interest_gone')).toHaveLength(2)

  await meera.call(feed.editComment, { postId, commentId, text: 'Thank you, Asha' })
  await meera.call(feed.removeComment, { postId, commentId })
  const notThere = { code: 'NOT_FOUND' }
  await expect(ravi.call(feed.editComment, { postId, commentId: hersId, text: 'x' })).rejects.toMatchObject(notThere)
  await expect(ravi.call(feed.removeComment, { postId, commentId: hersId })).rejects.toMatchObject(notThere)
  await expect(ravi.call(feed.edit, { postId, content: 'x', link: null })).rejects.toMatchObject(notThere)
  await expect(ravi.call(feed.remove, { postId })).rejects.toMatchObject(notThere)

  const { id: last } = await write(meera, 'The only news')
  await expect.poll(() => grownBy(line)).toContain(last)
  expect(new Set(line.heard.map(([event]) => event))).toEqual(new Set(['interest_gone', 'feed_grew']))
  line.close()
})

test('whoever is blocked and whoever blocked have written nothing for each other, wherever posts are read', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const [byAsha, byRavi] = [await write(asha, 'By Asha'), await write(ravi, 'By Ravi')]
  for (const { id } of [byAsha, byRavi]) for (let at = 0; at < 5; at++) await comment(meera, id)

  await block(world, asha, ravi)

  for (const [viewer, hidden, own] of [
    [asha, byRavi, byAsha],
    [ravi, byAsha, byRavi],
  ] as const) {
    const lists = [await viewer.call(feed.list, {}), await viewer.call(feed.trending)]
    for (const { items } of lists) {
      expect(items.map(({ id }) => id)).toContain(own.id)
      expect(items.map(({ id }) => id)).not.toContain(hidden.id)
    }
    expect(await viewer.call(feed.refresh, { ids: [hidden.id] })).toEqual({ items: [], gone: [hidden.id] })
  }
  expect((await meera.call(feed.list, {})).items.map(({ id }) => id)).toEqual(expect.arrayContaining([byAsha.id, byRavi.id]))
})

test('a post of somebody who blocked is not there to be read, liked, kept or commented on', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'Not for Ravi')
  await block(world, asha, ravi)

  for (const act of [feed.get, feed.like, feed.unlike, feed.save, feed.unsave, feed.comments]) {
    await expect(ravi.call(act, { postId })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  }
  await expect(comment(ravi, postId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(feed.get, { postId })).toMatchObject({ likes: 0, comments: 0 })
})

test('under the post of a third, the two do not read each other, and neither finds the other in the round of the day', async ({
  world,
}) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const post = await write(meera, 'Both may speak')
  await comment(asha, post.id, 'From Asha')
  await comment(ravi, post.id, 'From Ravi')
  const own = await write(asha, 'On the ward')
  await comment(ravi, own.id, 'Before the block')

  await block(world, ravi, asha)

  const read = async (by: TestMember) => (await by.call(feed.comments, { postId: post.id })).items.map(({ text }) => text)
  expect(await read(asha)).toEqual(['From Asha'])
  expect(await read(ravi)).toEqual(['From Ravi'])
  expect(await read(meera)).toEqual(['From Ravi', 'From Asha'])
  expect((await asha.call(home.summary)).round).toEqual([])
})

test('the live line tells nobody of what they may not read', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  await block(world, asha, ravi)
  const shown = await write(meera, 'For everybody')
  const interests = ['feed', `post:${shown.id}`, `comments:${shown.id}`] as const
  const [atRavi, atMeera] = [await listen(world, ravi, ...interests), await listen(world, meera, ...interests)]
  await expect.poll(() => [atRavi, atMeera].map((line) => line.of('post_now').length)).toEqual([1, 1])

  const hidden = await write(asha, 'Not for Ravi')
  const last = await write(meera, 'For everybody again')
  await comment(asha, shown.id)

  await expect.poll(() => grownBy(atMeera)).toEqual(expect.arrayContaining([hidden.id, last.id]))
  await expect.poll(() => grownBy(atRavi)).toContain(last.id)
  expect(grownBy(atRavi)).not.toContain(hidden.id)
  await expect.poll(() => atMeera.of('comments_changed')).toHaveLength(1)
  await expect.poll(() => atMeera.of('post_now').at(-1)?.comments).toBe(1)
  expect(atRavi.of('post_now')).toHaveLength(1)
  expect(atRavi.of('comments_changed')).toEqual([])
  atRavi.close()
  atMeera.close()
})

test('a block takes pages out of what they show on other nodes too, and holds for whatever waits there', async ({ world }) => {
  const other = await World.open({}, undefined, world)
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'Not for Ravi from now on')
  const his = await listen(other, ravi, 'feed', `post:${postId}`, `comments:${postId}`)
  await expect.poll(() => his.of('post_now')).toHaveLength(1)

  await asha.call(mates.block, { memberId: ravi.id })
  const hidden = await write(asha, 'Not for Ravi')
  await comment(meera, postId)
  await meera.call(feed.like, { postId })
  await expect.poll(() => his.of('interest_gone').length).toBe(2)
  await comment(meera, postId)
  const last = await write(meera, 'For everybody')

  await expect.poll(() => grownBy(his)).toContain(last.id)
  expect(grownBy(his)).not.toContain(hidden.id)
  expect([his.of('post_now').length, his.of('comments_changed')]).toEqual([1, []])
  his.close()
  await other.close()
})
