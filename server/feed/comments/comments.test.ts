import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { COMMENT_MAX } from '#contract/limits.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { conversation, say } from '#tests/support/conversation.ts'
import { test } from '#tests/support/world.ts'

test('a comment is read by others as it was written, newest first, and counted', async ({ world }) => {
  const { asha, ravi, postId, comments } = await conversation(world)

  await say(ravi, postId, 'First')
  const second = await say(asha, postId, '**Second** <script>alert(1)</script>')

  const { items, next } = await ravi.call(feed.comments, { postId })
  expect(items.map(({ text, author }) => [text, author?.name])).toEqual([
    ['**Second** <script>alert(1)</script>', 'Asha Rao'],
    ['First', 'Ravi Menon'],
  ])
  expect(items[0]).toEqual({ ...second, clientId: null })
  expect((await asha.call(feed.comments, { postId })).items[0]).toEqual(second)
  expect(second).toMatchObject({ postId, isAI: false, editedAt: null })
  expect(next).toBeNull()
  expect(await comments()).toBe(2)
})

test('a comment that is sent again is written and counted once', async ({ world }) => {
  const { ravi, postId, comments } = await conversation(world)
  const draft = { postId, clientId: randomUUID(), text: 'Once' }

  const answers = await Promise.all(Array.from({ length: 8 }, () => ravi.call(feed.comment, draft)))

  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await comments()).toBe(1)
})

test('a comment that was removed is not written again by a request that comes late', async ({ world }) => {
  const { asha, ravi, postId, comments } = await conversation(world)
  const draft = { postId, clientId: randomUUID(), text: 'Taken back' }
  const { id: commentId } = await ravi.call(feed.comment, draft)
  await asha.call(feed.removeComment, { postId, commentId })

  await expect(ravi.call(feed.comment, draft)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await comments()).toBe(0)
})

test('whoever sends a comment again gets their own, though another has sent one under the same id', async ({ world }) => {
  const { asha, ravi, postId } = await conversation(world)
  const clientId = randomUUID()
  await ravi.call(feed.comment, { postId, clientId, text: "Ravi's" })
  const hers = await asha.call(feed.comment, { postId, clientId, text: "Asha's" })

  const again = await asha.call(feed.comment, { postId, clientId, text: "Asha's" })

  expect(again).toEqual(hers)
})

test('a comment is not taken for one that was sent under another post', async ({ world }) => {
  const { ravi, postId, comments } = await conversation(world)
  const [draft, elsewhere] = [{ clientId: randomUUID(), text: 'Once' }, await conversation(world)]
  await ravi.call(feed.comment, { ...draft, postId })

  await expect(ravi.call(feed.comment, { ...draft, postId: elsewhere.postId })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'clientId' }],
  })
  expect([await comments(), await elsewhere.comments()]).toEqual([1, 0])
})

test('earlier comments come page by page, none twice, while others go on talking', async ({ world }) => {
  const { ravi, meera, postId } = await conversation(world)
  for (let at = 0; at < PAGE_SIZE + 3; at++) await say(ravi, postId, `${at}`)

  const first = await ravi.call(feed.comments, { postId })
  await say(meera, postId, 'In between')
  const second = await ravi.call(feed.comments, { postId, cursor: first.next! })

  expect(first.items).toHaveLength(PAGE_SIZE)
  expect([...first.items, ...second.items].map(({ text }) => Number(text))).toEqual([...Array(PAGE_SIZE + 3).keys()].reverse())
  expect(second.next).toBeNull()
})

test('one changes one’s own comment and nobody else’s', async ({ world }) => {
  const { asha, ravi, postId } = await conversation(world)
  const { id: commentId } = await say(ravi, postId, 'Frist')

  const edited = await ravi.call(feed.editComment, { postId, commentId, text: 'First' })

  expect(edited).toMatchObject({ id: commentId, text: 'First' })
  expect(edited.editedAt).not.toBeNull()
  // Not even the author of the post puts words into somebody's mouth.
  await expect(asha.call(feed.editComment, { postId, commentId, text: 'I agree' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await asha.call(feed.comments, { postId })).items[0]!.text).toBe('First')
})

test('a comment is deleted by its author or the author of the post, and counted out', async ({ world }) => {
  const { asha, ravi, meera, postId, comments } = await conversation(world)
  const [first, second] = [await say(ravi, postId, 'First'), await say(ravi, postId, 'Second')]

  await expect(meera.call(feed.removeComment, { postId, commentId: first.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await ravi.call(feed.removeComment, { postId, commentId: first.id })
  await asha.call(feed.removeComment, { postId, commentId: second.id })

  expect(await comments()).toBe(0)
  await expect(ravi.call(feed.removeComment, { postId, commentId: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a comment is found under its own post only', async ({ world }) => {
  const [one, other] = [await conversation(world), await conversation(world)]
  const { id: commentId } = await say(one.ravi, one.postId, 'Here')

  const elsewhere = { postId: other.postId, commentId }

  await expect(one.ravi.call(feed.editComment, { ...elsewhere, text: 'There' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.asha.call(feed.removeComment, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a comment has words, not too many, and cannot claim to be from Doxy AI', async ({ world }) => {
  const { ravi, postId, comments } = await conversation(world)

  await expect(say(ravi, postId, ' \n ')).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'text' }] })
  await expect(say(ravi, postId, 'x'.repeat(COMMENT_MAX + 1))).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'text' }] })
  const body = JSON.stringify({ clientId: randomUUID(), text: 'Trust me', isAI: true })
  const headers = { 'content-type': 'application/json' }
  const forged = await world.fetch(`/api/feed/posts/${postId}/comments`, { method: 'POST', token: ravi.token, body, headers })

  expect(forged.status).toBe(400)
  expect(await comments()).toBe(0)
})

test('forty at once are all counted', async ({ world }) => {
  const { asha, ravi, meera, postId } = await conversation(world)

  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      at % 4 ? say(at % 2 ? ravi : meera, postId, `${at}`) : [ravi, meera][at % 8 ? 0 : 1]!.call(feed.like, { postId }),
    ),
  )

  expect(await asha.call(feed.get, { postId })).toMatchObject({ comments: 30, likes: 2 })
})
