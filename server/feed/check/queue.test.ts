import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { test } from '#tests/support/world.ts'
import { addPastPosts } from '../public.ts'
import { savePost, savePostText } from '../queries.ts'

const checkOf = (db: Db, postId: string) =>
  db.selectFrom('post_check').select(['outcome', 'findings', 'needs_review', 'contest']).where('post_id', '=', postId).executeTakeFirst()

const FRESH = { outcome: 'queued', findings: [], needs_review: false, contest: null }

test('a new post and every change of its words are queued, and what held for the old words is gone', async ({ world }) => {
  const { db } = world
  const asha = await world.member()
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: 'Dengue again.' })
  expect(await checkOf(db, postId)).toEqual(FRESH)

  for (const change of [
    { content: 'Dengue once more.', link: null },
    { content: 'Dengue once more.', link: 'https://example.org/dengue' },
  ]) {
    await db
      .updateTable('post_check')
      .set({ outcome: 'checked', needs_review: true, contest: 'Read it again.' })
      .where('post_id', '=', postId)
      .execute()
    await asha.call(feed.edit, { postId, ...change })
    expect(await checkOf(db, postId)).toEqual(FRESH)
  }
})

test('an edit that changes nothing leaves the check as it is', async ({ world }) => {
  const { db } = world
  const asha = await world.member()
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: 'Dengue again.' })
  await db.updateTable('post_check').set({ outcome: 'no_claim' }).where('post_id', '=', postId).execute()

  await asha.call(feed.edit, { postId, content: 'Dengue again.', link: null })

  expect(await checkOf(db, postId)).toMatchObject({ outcome: 'no_claim' })
})

test('words and their check are written together or not at all', async ({ world }) => {
  const { db } = world
  const asha = await world.member()
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: 'Dengue again.' })
  await db.updateTable('post_check').set({ outcome: 'no_claim' }).where('post_id', '=', postId).execute()
  let newPostId = ''
  const crash = db.transaction().execute(async (tx) => {
    newPostId = (await savePost(tx, asha.id, { clientId: newId(), content: 'Lost.' })).id
    await savePostText(tx, { postId, content: 'Lost as well.', link: null })
    expect(await checkOf(tx, newPostId)).toEqual(FRESH)
    expect(await checkOf(tx, postId)).toEqual(FRESH)
    throw new Error('the server is gone')
  })

  await expect(crash).rejects.toThrow('gone')
  expect(await checkOf(db, newPostId)).toBeUndefined()
  expect(await checkOf(db, postId)).toMatchObject({ outcome: 'no_claim' })
})

test('posts that come with their history are queued, too', async ({ world }) => {
  const { db } = world
  const asha = await world.member()
  const posts = [1, 2].map(() => ({ id: newId(), author_id: asha.id, client_id: newId(), content: 'From the archive.' }))
  const marks = posts.map(({ id }) => ({ post_id: id, member_id: asha.id }))
  const comments = posts.map(({ id }) => ({ id: newId(), post_id: id, author_id: asha.id, client_id: newId(), text: 'So it was.' }))

  await db.transaction().execute((tx) => addPastPosts(tx, { posts, images: [], likes: marks, saves: marks, comments }))

  for (const { id } of posts) expect(await checkOf(db, id)).toEqual(FRESH)
})
