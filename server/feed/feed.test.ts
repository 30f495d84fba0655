import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed, type Post } from '#contract/feed.ts'
import { POST_MAX } from '#contract/limits.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { newId } from '#server/platform/ids.ts'
import { marked } from '#tests/support/marks.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const write = (by: TestMember, content: string) => by.call(feed.create, { clientId: randomUUID(), content })

async function writeMany(by: TestMember, count: number) {
  const posts: Post[] = []
  for (let at = 0; at < count; at++) posts.push(await write(by, `Round ${at}`))
  return posts
}

test('a post stands at the top of the feed of everybody, pending, with who wrote it and nothing counted yet', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao', headline: 'Cardiologist', hospital: 'Teesta Hospital', location: 'Siliguri' })
  const ravi = await world.member()

  const sent = { clientId: randomUUID(), content: '  A case\r\nfrom the ward ', link: 'https://journals.example/a' }
  const post = await asha.call(feed.create, sent)

  const { items } = await ravi.call(feed.list, { show: 'newest' })
  expect(items[0]).toEqual({ ...post, clientId: null })
  expect(post).toMatchObject({
    clientId: sent.clientId,
    author: {
      id: asha.id,
      name: 'Asha Rao',
      headline: 'Cardiologist',
      hospital: 'Teesta Hospital',
      location: 'Siliguri',
      verified: false,
      mark: null,
    },
    content: 'A case\nfrom the ward',
    link: 'https://journals.example/a',
    images: [],
    likes: 0,
    comments: 0,
    isLiked: false,
    isSaved: false,
    verificationStatus: 'pending',
    checkState: 'under_way',
    editedAt: null,
  })
})

test('a post that is sent twice under one name of the sender is written once', async ({ world }) => {
  const asha = await world.member()
  const draft = { clientId: randomUUID(), content: 'Once' }

  const posts = await Promise.all(Array.from({ length: 8 }, () => asha.call(feed.create, draft)))

  expect(new Set(posts.map(({ id }) => id)).size).toBe(1)
})

test('a post that was removed is not written again by a request that comes late', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const draft = { clientId: randomUUID(), content: `Taken back ${randomUUID()}` }
  const { id: postId } = await asha.call(feed.create, draft)
  await asha.call(feed.remove, { postId })

  const again = asha.call(feed.create, draft)

  await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'This was sent before and has been removed since.' })
  expect((await ravi.call(feed.list, { show: 'newest' })).items.map(({ content }) => content)).not.toContain(draft.content)
  expect(await ravi.call(feed.create, draft)).toMatchObject({ content: draft.content })
})

test('pages follow one another without a post twice or left out, while others post and delete', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const before = (await writeMany(asha, PAGE_SIZE * 2 + 5)).map(({ id }) => id).reverse()

  const first = await ravi.call(feed.list, { show: 'newest' })
  await writeMany(ravi, 7)
  await asha.call(feed.remove, { postId: before[3]! })
  const second = await ravi.call(feed.list, { show: 'newest', cursor: first.next! })
  await writeMany(ravi, 30)
  const third = await ravi.call(feed.list, { show: 'newest', cursor: second.next! })

  expect(first.items).toHaveLength(PAGE_SIZE)
  const read = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(read.slice(0, before.length)).toEqual(before)
  expect(new Set(read).size).toBe(read.length)
})

test('a cursor that nobody was given is refused in words', async ({ world }) => {
  const asha = await world.member()

  for (const cursor of ['x', "' or 1=1 --", 'A'.repeat(21), 'A'.repeat(200)]) {
    await expect(asha.call(feed.list, { show: 'newest', cursor })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      issues: [{ path: 'cursor' }],
    })
  }
})

test('liking twice is liking once, taking back twice is taking back once, and each viewer sees their own', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'Likeable')

  await meera.call(feed.like, { postId })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ravi.call(feed.like, { postId })))

  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ postId, likes: 2, isLiked: true })))
  expect(await asha.call(feed.get, { postId })).toMatchObject({ likes: 2, isLiked: false })

  await ravi.call(feed.unlike, { postId })

  expect(await ravi.call(feed.unlike, { postId })).toEqual({ postId, likes: 1, isLiked: false })
  expect(await meera.call(feed.get, { postId })).toMatchObject({ likes: 1, isLiked: true })
})

test('a saved post is known to who saved it and to nobody else', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'Worth keeping')

  await ravi.call(feed.save, { postId })
  await ravi.call(feed.save, { postId })

  expect(await ravi.call(feed.get, { postId })).toMatchObject({ isSaved: true })
  expect(await asha.call(feed.get, { postId })).toMatchObject({ isSaved: false })
  expect(await ravi.call(feed.unsave, { postId })).toEqual({ postId, isSaved: false })
})

test('an edit changes the words, is said so, and asks for a new check; the same words change nothing', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await write(asha, 'First words')
  await world.db.updateTable('post').set({ verification: 'verified' }).where('id', '=', postId).execute()

  const same = await asha.call(feed.edit, { postId, content: 'First words', link: null })
  const edited = await asha.call(feed.edit, { postId, content: 'Better words', link: 'https://journals.example/b' })

  expect(same).toMatchObject({ editedAt: null, verificationStatus: 'verified' })
  expect(edited).toMatchObject({ content: 'Better words', link: 'https://journals.example/b', verificationStatus: 'pending' })
  expect(edited.editedAt).not.toBeNull()
})

test("another member's post is neither changed nor deleted, and the answer says whose it is not", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'Mine')
  const refused = { code: 'FORBIDDEN', status: 403, message: 'You cannot change this.' }

  await expect(ravi.call(feed.edit, { postId, content: 'Yours', link: null })).rejects.toMatchObject(refused)
  await expect(ravi.call(feed.remove, { postId })).rejects.toMatchObject(refused)

  expect(await asha.call(feed.get, { postId })).toMatchObject({ content: 'Mine', editedAt: null })
})

test('a deleted post is gone with all that hung on it, and every way to it answers the same', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'Soon gone')
  await ravi.call(feed.like, { postId })
  await ravi.call(feed.save, { postId })
  await ravi.call(feed.comment, { postId, clientId: randomUUID(), text: 'Hold on' })

  await asha.call(feed.remove, { postId })

  const gone = { code: 'NOT_FOUND', status: 404 }
  await expect(ravi.call(feed.get, { postId })).rejects.toMatchObject(gone)
  await expect(ravi.call(feed.like, { postId })).rejects.toMatchObject(gone)
  await expect(ravi.call(feed.save, { postId })).rejects.toMatchObject(gone)
  await expect(ravi.call(feed.comments, { postId })).rejects.toMatchObject(gone)
  await expect(asha.call(feed.remove, { postId })).rejects.toMatchObject(gone)
  for (const table of ['post_like', 'post_save', 'post_comment'] as const)
    expect(await world.db.selectFrom(table).select('post_id').where('post_id', '=', postId).execute()).toEqual([])
})

test('posts that a reader holds are answered as they are now, and those that are no more are named', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [kept, removed] = await writeMany(asha, 2)
  await asha.call(feed.remove, { postId: removed!.id })
  await asha.call(feed.like, { postId: kept!.id })
  const never = newId()

  const answer = await ravi.call(feed.refresh, { ids: [removed!.id, kept!.id, never, kept!.id.toUpperCase()] })

  expect(answer.items).toMatchObject([{ id: kept!.id, likes: 1, isLiked: false }])
  expect(answer.gone).toEqual([removed!.id, never])
})

test('fields that are not the sender’s to set are refused, and nothing is written', async ({ world }) => {
  const asha = await world.member()
  const before = (await asha.call(feed.list, { show: 'newest' })).items.length
  const forged = [
    { verified: true },
    { verificationStatus: 'verified' },
    { likes: 999 },
    { authorId: newId() },
    { createdAt: '2020-01-01T00:00:00Z' },
  ]

  for (const field of forged) {
    const body = JSON.stringify({ clientId: randomUUID(), content: 'Forged', ...field })
    const headers = { 'content-type': 'application/json' }
    const answer = await world.fetch('/api/feed/posts', { method: 'POST', token: asha.token, body, headers })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'BAD_INPUT' }])
  }

  expect((await asha.call(feed.list, { show: 'newest' })).items).toHaveLength(before)
})

test('a post has words, not too many of them, and leads to the web only', async ({ world }) => {
  const asha = await world.member()
  const sending = (part: object) => asha.call(feed.create, { clientId: randomUUID(), content: 'Words', ...part })
  const issue = (path: string) => ({ code: 'BAD_INPUT', issues: expect.arrayContaining([expect.objectContaining({ path })]) })

  await expect(sending({ content: ' \n\t\u200b ' })).rejects.toMatchObject(issue('content'))
  await expect(sending({ content: 'x'.repeat(POST_MAX + 1) })).rejects.toMatchObject(issue('content'))
  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'https://bank.example@evil.example/', 'not an address'])
    await expect(sending({ link })).rejects.toMatchObject(issue('link'))

  expect((await sending({ content: 'x'.repeat(POST_MAX) })).content).toHaveLength(POST_MAX)
})

test('what looks like script stays the text it is', async ({ world }) => {
  const asha = await world.member()
  const content = `<script>alert(1)</script> <img src=x onerror=alert(1)> '; drop table post; --`

  expect(await write(asha, content)).toMatchObject({ content })
})

test('nobody reads or writes the feed without signing in', async ({ world }) => {
  const refused = { code: 'UNAUTHENTICATED', status: 401 }
  const postId = newId()

  await expect(world.nobody.call(feed.list, { show: 'newest' })).rejects.toMatchObject(refused)
  await expect(world.nobody.call(feed.create, { clientId: randomUUID(), content: 'x' })).rejects.toMatchObject(refused)
  await expect(world.nobody.call(feed.like, { postId })).rejects.toMatchObject(refused)
  await expect(world.nobody.call(feed.remove, { postId })).rejects.toMatchObject(refused)
})

test('what somebody wrote whose badge was withdrawn carries the note', async ({ world }) => {
  const [asha, ravi] = [await world.member({ verified: true }), await world.member()]
  const { id } = await write(asha, 'Before')

  await world.db.updateTable('member').set(marked('doctor', 'withdrawn')).where('id', '=', asha.id).execute()

  expect((await ravi.call(feed.get, { postId: id })).author).toMatchObject({ verified: false, mark: { state: 'withdrawn' } })
})
