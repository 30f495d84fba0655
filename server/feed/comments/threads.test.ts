import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { conversation, reader, say } from '#tests/support/conversation.ts'
import { test } from '#tests/support/world.ts'

test('a reply to a reply joins the same thread and names whom it answers', async ({ world }) => {
  const { asha, ravi, meera, postId, comments } = await conversation(world)
  const root = await say(ravi, postId, 'Which sheath?')

  const reply = await say(asha, postId, 'Six French', root.id)
  const further = await say(meera, postId, 'Radial?', reply.id)

  expect(reply).toMatchObject({ parentId: root.id, answered: null })
  expect(further).toMatchObject({ parentId: root.id, answered: { name: 'Asha Rao' } })
  const read = reader(meera, postId)
  expect(await read.roots()).toMatchObject([{ id: root.id, parentId: null, replies: 2 }])
  expect(await read.replies(root.id)).toEqual([{ ...reply, clientId: null }, further])
  expect(await comments()).toBe(3)
})

test('a reply that is sent again is written and counted once', async ({ world }) => {
  const { ravi, meera, postId, comments } = await conversation(world)
  const { id: parentId } = await say(ravi, postId, 'A question')
  const draft = { postId, parentId, clientId: crypto.randomUUID(), text: 'Once' }

  const answers = await Promise.all(Array.from({ length: 8 }, () => meera.call(feed.comment, draft)))

  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await reader(ravi, postId).roots()).toMatchObject([{ replies: 1 }])
  expect(await comments()).toBe(2)
})

test('a thread is read oldest first and page by page, while others go on talking', async ({ world }) => {
  const { ravi, meera, postId } = await conversation(world)
  const { id: parentId } = await say(ravi, postId, 'A question')
  for (let at = 0; at < PAGE_SIZE + 3; at++) await say(ravi, postId, `${at}`, parentId)

  const first = await ravi.call(feed.comments, { postId, parentId })
  await say(meera, postId, 'Later', parentId)
  const second = await ravi.call(feed.comments, { postId, parentId, cursor: first.next! })

  expect([...first.items, ...second.items].map(({ text }) => text)).toEqual([...Array(PAGE_SIZE + 3).keys(), 'Later'].map(String))
  expect(second.next).toBeNull()
})

test('a removed comment keeps its place without words or author as long as it has replies', async ({ world }) => {
  const { asha, ravi, meera, postId, comments } = await conversation(world)
  const { id: rootId } = await say(ravi, postId, 'Not my best idea')
  await asha.call(feed.likeComment, { postId, commentId: rootId })
  const { id: replyId } = await say(meera, postId, 'It is not', rootId)

  await ravi.call(feed.removeComment, { postId, commentId: rootId })

  const read = reader(meera, postId)
  expect(await read.roots()).toMatchObject([{ id: rootId, author: null, text: '', likes: 0, isLiked: false, replies: 1, clientId: null }])
  expect(await read.replies(rootId)).toMatchObject([{ id: replyId, text: 'It is not' }])
  expect(await comments()).toBe(1)
  for (const act of [feed.removeComment, feed.likeComment])
    await expect(ravi.call(act, { postId, commentId: rootId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(say(ravi, postId, 'Late', rootId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'The comment you are replying to is no longer there.',
  })

  await asha.call(feed.removeComment, { postId, commentId: replyId })

  expect(await read.roots()).toEqual([])
  expect(await comments()).toBe(0)
})

test('a reply answers a comment under its own post only', async ({ world }) => {
  const [one, other] = [await conversation(world), await conversation(world)]
  const { id } = await say(one.ravi, one.postId, 'Here')

  await expect(say(other.asha, other.postId, 'There', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.asha.call(feed.comments, { postId: other.postId, parentId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what a block hides is neither in a thread nor counted there, and a thread that somebody hidden began is not there', async ({
  world,
}) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  const byAsha = await say(asha, postId, 'By Asha')
  const hisReply = await say(ravi, postId, 'By Ravi', byAsha.id)
  const further = await say(asha, postId, 'To Ravi', hisReply.id)
  const byRavi = await say(ravi, postId, 'By Ravi')
  const inHis = await say(asha, postId, 'To Ravi again', byRavi.id)

  await world.db.insertInto('member_block').values({ blocker_id: meera.id, blocked_id: ravi.id }).execute()

  const read = reader(meera, postId)
  expect(await read.roots()).toMatchObject([{ id: byAsha.id, replies: 1 }])
  expect(await read.replies(byAsha.id)).toMatchObject([{ id: further.id, answered: null }])
  const notThere = { code: 'NOT_FOUND' }
  await expect(read.replies(byRavi.id)).rejects.toMatchObject(notThere)
  for (const commentId of [byRavi.id, inHis.id, hisReply.id]) {
    await expect(meera.call(feed.likeComment, { postId, commentId })).rejects.toMatchObject(notThere)
    await expect(say(meera, postId, 'x', commentId)).rejects.toMatchObject(notThere)
  }
  expect(await reader(asha, postId).roots()).toMatchObject([{ id: byRavi.id }, { id: byAsha.id, replies: 2 }])
})
