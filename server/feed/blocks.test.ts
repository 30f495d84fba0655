import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { home } from '#contract/home.ts'
import { LIVE_PATH } from '#contract/live.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const write = (by: TestMember, content: string) => by.call(feed.create, { clientId: randomUUID(), content })
const comment = (by: TestMember, postId: string, text = 'Thank you') => by.call(feed.comment, { postId, clientId: randomUUID(), text })
const block = (world: World, blocker: TestMember, blocked: TestMember) =>
  world.db.insertInto('member_block').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute()

/** Everything a member hears on the live line from now on. */
async function listen(world: World, member: TestMember) {
  const heard: [string, object][] = []
  const socket = io(world.url, { path: LIVE_PATH, transports: ['websocket'], forceNew: true, auth: { token: member.token } })
  socket.onAny((event, what) => heard.push([event, what]))
  await new Promise<void>((resolve) => socket.on('connect', resolve))
  return { heard, close: () => socket.close() }
}

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
  const [atRavi, atMeera] = [await listen(world, ravi), await listen(world, meera)]

  const hidden = await write(asha, 'Not for Ravi')
  await meera.call(feed.like, { postId: hidden.id })
  const shown = await write(meera, 'For everybody')
  await comment(asha, shown.id)

  const heardOf = (line: typeof atRavi) => line.heard.map(([event, what]) => [event, (what as { postId: string }).postId])
  await expect.poll(() => heardOf(atMeera)).toContainEqual(['post_counts', shown.id])
  await expect.poll(() => heardOf(atRavi)).toContainEqual(['post_counts', shown.id])
  expect(heardOf(atMeera)).toContainEqual(['post_added', hidden.id])
  expect(heardOf(atMeera)).toContainEqual(['comment_added', shown.id])
  expect(heardOf(atRavi).filter(([event, id]) => id === hidden.id || event === 'comment_added')).toEqual([])
  atRavi.close()
  atMeera.close()
})
