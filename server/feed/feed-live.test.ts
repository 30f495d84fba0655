import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { LIVE_PATH, type LiveEvents } from '#contract/live.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

/** Listens as a browser does; `heard` is all that was said so far. */
async function listen(world: World, member: TestMember) {
  const heard: [event: string, what: unknown][] = []
  const socket = io(world.url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token: member.token },
  })
  socket.onAny((event: string, what: unknown) => heard.push([event, what]))
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
  return { heard, close: () => socket.close() }
}

const postWith = async (by: TestMember, content = 'Live') => (await by.call(feed.create, { clientId: randomUUID(), content })).id

test('what happens to a post is told to everybody who listens, once, and counts travel along', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const line = await listen(world, ravi)

  const postId = await postWith(asha)
  await ravi.call(feed.like, { postId })
  await ravi.call(feed.like, { postId })
  const { id: commentId } = await ravi.call(feed.comment, { postId, clientId: randomUUID(), text: 'Seen' })
  await ravi.call(feed.editComment, { postId, commentId, text: 'Seen it' })
  await asha.call(feed.edit, { postId, content: 'Live, edited', link: null })
  await asha.call(feed.edit, { postId, content: 'Live, edited', link: null })
  await ravi.call(feed.removeComment, { postId, commentId })
  await asha.call(feed.remove, { postId })

  const at = expect.any(Number)
  const told = [
    ['post_added', { postId, authorId: asha.id }],
    ['post_counts', { postId, likes: 1, comments: 0, at }],
    ['comment_added', { postId, commentId }],
    ['post_counts', { postId, likes: 1, comments: 1, at }],
    ['comment_changed', { postId, commentId }],
    ['post_changed', { postId }],
    ['comment_removed', { postId, commentId }],
    ['post_counts', { postId, likes: 1, comments: 0, at }],
    ['post_removed', { postId }],
  ]
  await expect.poll(() => line.heard.length).toBe(told.length)
  // Between nodes the order may change, so nothing may depend on it.
  expect(line.heard).toEqual(expect.arrayContaining(told))
  line.close()
})

test('what was refused, and what one keeps for oneself, is told to nobody', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const line = await listen(world, asha)
  const postId = await postWith(asha)

  await ravi.call(feed.save, { postId })
  await ravi.call(feed.remove, { postId }).catch(() => undefined)
  await ravi.call(feed.edit, { postId, content: 'x', link: null }).catch(() => undefined)
  const last = await postWith(ravi, 'The only news')

  await expect.poll(() => line.heard).toHaveLength(2)
  expect(line.heard).toEqual(expect.arrayContaining([['post_added', { postId: last, authorId: ravi.id }]]))
  line.close()
})

test('counts that overtake each other on the way can be put in order', async ({ world }) => {
  const asha = await world.member()
  const line = await listen(world, asha)
  const postId = await postWith(asha)
  const likers = await Promise.all(Array.from({ length: 12 }, () => world.member()))

  await Promise.all(likers.map((liker) => liker.call(feed.like, { postId })))

  const counts = () => line.heard.flatMap(([event, what]) => (event === 'post_counts' ? (what as LiveEvents['post_counts']) : []))
  await expect.poll(() => counts().length).toBe(likers.length)
  const inOrder = counts().sort((one, other) => one.at - other.at)
  expect(inOrder.map(({ likes }) => likes)).toEqual(likers.map((_, at) => at + 1))
  line.close()
})
