import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { QUIET_MS } from '#contract/live.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { newId } from '#server/platform/ids.ts'
import { grownBy, listen } from '#tests/support/listen.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const postWith = async (by: TestMember, content = 'Live') => (await by.call(feed.create, { clientId: randomUUID(), content })).id
const comment = (by: TestMember, postId: string, text = 'Seen') => by.call(feed.comment, { postId, clientId: randomUUID(), text })

test('what happens to a post is told to whoever shows it, and to nobody else', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const postId = await postWith(asha)
  const [shows, elsewhere] = [await listen(world, ravi, `post:${postId}`, `comments:${postId}`), await listen(world, meera, 'feed')]
  await expect.poll(() => shows.of('post_now')).toHaveLength(1)

  await ravi.call(feed.like, { postId })
  await expect.poll(() => shows.of('post_now').at(-1)).toMatchObject({ postId, likes: 1, comments: 0 })
  await comment(meera, postId)
  await expect.poll(() => shows.of('post_now').at(-1)).toMatchObject({ likes: 1, comments: 1 })
  await expect.poll(() => shows.of('comments_changed')).toEqual([{ postId }])
  await asha.call(feed.edit, { postId, content: 'Live, edited', link: null })
  await expect.poll(() => shows.of('post_now').at(-1)?.editedAt).toEqual(expect.any(String))
  await asha.call(feed.remove, { postId })

  await expect.poll(() => shows.of('post_removed')).toEqual([{ postId }])
  // A page that counts what is new counts it down.
  await expect.poll(() => elsewhere.of('post_removed')).toEqual([{ postId }])
  expect(elsewhere.of('post_now')).toEqual([])
  shows.close()
  elsewhere.close()
})

test('whoever begins to show a post hears how it is, also when that is as it was', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const postId = await postWith(asha)
  await asha.call(feed.like, { postId })
  const line = await listen(world, ravi)

  line.watch(`post:${postId}`)
  await expect.poll(() => line.of('post_now')).toMatchObject([{ likes: 1, verificationStatus: 'pending', editedAt: null }])
  line.watch()
  await ravi.call(feed.like, { postId })
  line.watch(`post:${postId}`)

  await expect.poll(() => line.of('post_now').map(({ likes }) => likes)).toEqual([1, 2])
  line.close()
})

test('twenty likes of a second are said once or twice, and the last word is the whole number', async ({ world }) => {
  const [asha, ...likers] = await Promise.all(Array.from({ length: 21 }, () => world.member()))
  const postId = await postWith(asha!)
  const line = await listen(world, asha!, `post:${postId}`)
  await expect.poll(() => line.of('post_now')).toHaveLength(1)

  await Promise.all(likers.map((liker) => liker.call(feed.like, { postId })))

  await expect.poll(() => line.of('post_now').at(-1)?.likes).toBe(20)
  expect(line.of('post_now').length).toBeLessThanOrEqual(6)
  line.close()
})

test('an author hears of twenty likes once or twice, and whoever counts on hearing of them counts them all', async ({ world }) => {
  const [asha, ...likers] = await Promise.all(Array.from({ length: 21 }, () => world.member()))
  const [popular, other] = [await postWith(asha!), await postWith(asha!)]
  const line = await listen(world, asha!)
  let bell: number | undefined
  line.socket.on('notifications_changed', async () => {
    bell = (await asha!.call(notifications.unread)).unread
  })
  const startedAt = performance.now()

  await Promise.all(likers.map((liker) => liker.call(feed.like, { postId: popular })))
  await likers[0]!.call(feed.like, { postId: other })

  await expect.poll(() => bell).toBe(2)
  const seconds = Math.floor((performance.now() - startedAt) / QUIET_MS)
  expect(line.of('notifications_changed').length).toBeLessThanOrEqual(2 + seconds)
  line.close()
})

test('new posts are said to pages that show the feed, some of them together, and to no others', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [shows, elsewhere] = [await listen(world, ravi, 'feed'), await listen(world, ravi)]

  const ids = [await postWith(asha), await postWith(asha), await postWith(ravi)]

  await expect.poll(() => grownBy(shows).filter((id) => ids.includes(id))).toEqual(ids)
  expect(shows.of('feed_grew').flatMap(({ posts }) => posts)).toContainEqual({ postId: ids[0], authorId: asha.id })
  expect(elsewhere.heard).toEqual([])
  shows.close()
  elsewhere.close()
})

test('beyond a hundred pages each is told over how long they spread what they ask', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [popular, other] = [await postWith(asha), await postWith(asha)]
  const many = await Promise.all(Array.from({ length: 103 }, () => listen(world, ravi, `post:${popular}`)))
  const few = await listen(world, ravi, `post:${other}`)
  await expect.poll(() => [...many, few].filter((line) => line.of('post_now').length === 1)).toHaveLength(104)
  const spreads: [event: string, ...spread: unknown[]][] = []
  for (const { socket } of [many[0]!, few]) socket.onAny((event, _what, ...spread) => spreads.push([event, ...spread]))

  await ravi.call(feed.like, { postId: other })
  await expect.poll(() => spreads).toEqual([['post_now']])
  await ravi.call(feed.like, { postId: popular })
  await expect.poll(() => spreads).toEqual([['post_now'], ['post_now', 3]])
  await asha.call(feed.remove, { postId: popular })

  await expect.poll(() => spreads.at(-1)).toEqual(['post_removed', 3])
  for (const line of [...many, few]) line.close()
})

test('a page that shows what is no more is told so', async ({ world }) => {
  const asha = await world.member()
  const interest = `post:${newId()}` as const

  const line = await listen(world, asha, interest, 'feed')

  await expect.poll(() => line.of('interest_gone')).toEqual([{ interest }])
  line.close()
})

test('a block takes pages out of what they show at that moment, and its end lets them in again', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const postId = await postWith(asha)
  const [hers, his] = [await listen(world, meera, `post:${postId}`), await listen(world, ravi, `post:${postId}`, 'feed')]
  await expect.poll(() => [hers.of('post_now'), his.of('post_now')].map(({ length }) => length)).toEqual([1, 1])

  await asha.call(mates.block, { memberId: ravi.id })
  await meera.call(feed.like, { postId })
  await comment(meera, postId)

  await expect.poll(() => his.of('interest_gone')).toEqual([{ interest: `post:${postId}` }])
  await expect.poll(() => hers.of('post_now').at(-1)).toMatchObject({ likes: 1, comments: 1 })
  expect(his.of('post_now')).toHaveLength(1)
  await asha.call(mates.unblock, { memberId: ravi.id })
  await expect.poll(() => his.of('post_now').at(-1)).toMatchObject({ likes: 1, comments: 1 })
  hers.close()
  his.close()
})

test('what waits to be said is not said across a block that comes meanwhile', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const [hers, his] = [await listen(world, meera, 'feed'), await listen(world, ravi, 'feed')]
  const first = await postWith(asha)
  await expect.poll(() => [hers, his].map((line) => grownBy(line).includes(first))).toEqual([true, true])

  // The first has just been said: what follows within a second waits.
  const waits = await postWith(asha)
  await asha.call(mates.block, { memberId: ravi.id })
  const last = await postWith(meera)

  await expect.poll(() => [hers, his].map((line) => grownBy(line).includes(last))).toEqual([true, true])
  expect([hers, his].map((line) => grownBy(line).includes(waits))).toEqual([true, false])
  hers.close()
  his.close()
})

test('what was refused, and what one keeps for oneself, is told to nobody', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const postId = await postWith(asha)
  const line = await listen(world, asha, 'feed', `post:${postId}`, `comments:${postId}`)
  await expect.poll(() => line.of('post_now')).toHaveLength(1)

  await ravi.call(feed.save, { postId })
  await ravi.call(feed.remove, { postId }).catch(() => undefined)
  await ravi.call(feed.edit, { postId, content: 'x', link: null }).catch(() => undefined)
  const last = await postWith(ravi, 'The only news')

  await expect.poll(() => grownBy(line)).toContain(last)
  expect(line.heard.filter(([event]) => event !== 'feed_grew').map(([event]) => event)).toEqual(['post_now'])
  line.close()
})

test('whoever may read a post no more hears nothing of it from then on, and those who may hear on', async ({ world }) => {
  const [asha, ravi, colleague] = [await world.member({ verified: true }), await world.member(), await world.member({ verified: true })]
  const postId = await postWith(asha)
  const [left, stays] = [
    await listen(world, ravi, `post:${postId}`, `comments:${postId}`),
    await listen(world, colleague, `post:${postId}`, `comments:${postId}`),
  ]
  await expect.poll(() => [left.of('post_now').length, stays.of('post_now').length]).toEqual([1, 1])

  await asha.call(feed.edit, { postId, content: 'Live', link: null, audience: 'verified' })
  await comment(colleague, postId)

  await expect.poll(() => stays.of('post_now').at(-1)?.comments).toBe(1)
  await expect.poll(() => stays.of('comments_changed').length).toBeGreaterThan(0)
  expect([left.of('post_now').map(({ comments }) => comments), left.of('comments_changed')]).toEqual([[0], []])
  left.close()
  stays.close()
})
