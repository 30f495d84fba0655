import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { choices } from '#contract/choices.ts'
import { feed, type PostAudience } from '#contract/feed.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const write = (by: TestMember, content: string, more: { quotedId?: string; audience?: PostAudience } = {}) =>
  by.call(feed.create, { clientId: randomUUID(), content, ...more })

test('a quoted post is shown with its author in the post that quotes it, as it is now', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member()]
  const quoted = await write(asha, 'The first words')
  const { id: postId } = await write(ravi, 'Look at this', { quotedId: quoted.id })
  await asha.call(feed.edit, { postId: quoted.id, content: 'Better words', link: null })

  const post = await asha.call(feed.get, { postId })

  const { author, createdAt } = quoted
  expect(post.quoted).toEqual({ postId: quoted.id, post: { id: quoted.id, author, createdAt, content: 'Better words', poll: null } })
  expect(quoted.quoted).toBeNull()
})

test('a quoted post that was removed or that its reader may not see is not available', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const { id: quotedId } = await write(asha, 'Not for Meera')
  const { id: postId } = await write(ravi, 'Look at this', { quotedId })
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: meera.id }).execute()
  const seenBy = async (reader: TestMember) => (await reader.call(feed.get, { postId })).quoted

  expect(await seenBy(ravi)).toMatchObject({ post: { content: 'Not for Meera' } })
  expect(await seenBy(meera)).toEqual({ postId: quotedId, post: null })
  await asha.call(feed.remove, { postId: quotedId })
  expect(await seenBy(ravi)).toEqual({ postId: quotedId, post: null })
})

test('a post that quotes a muted word is left out of lists and is there by its address; one’s own words and what one may not see mute nothing', async ({
  world,
}) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const { id: quotedId } = await write(asha, 'About ragging')
  const { id: postId } = await write(ravi, 'Look at this', { quotedId })
  const lists = async (reader: TestMember) => (await reader.call(feed.list, { show: 'newest' })).items.map(({ id }) => id)
  for (const reader of [asha, meera]) await reader.call(choices.mute, { word: 'ragging' })

  expect(await lists(meera)).not.toContain(postId)
  expect(await meera.call(feed.get, { postId })).toMatchObject({ quoted: { post: { content: 'About ragging' } } })
  expect(await lists(asha)).toContain(postId)
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: meera.id }).execute()
  expect(await lists(meera)).toContain(postId)
})

test('nobody quotes what they may not read', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: quotedId } = await write(asha, 'Not for Ravi')
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: ravi.id }).execute()
  const refused = { code: 'NOT_FOUND', status: 404, message: 'The post that you quote is not available any more.' }

  await expect(write(ravi, 'Look at this', { quotedId })).rejects.toMatchObject(refused)
  await expect(write(ravi, 'Look at this', { quotedId: newId() })).rejects.toMatchObject(refused)
})

test('a public post shows everybody what it quotes only where that is public too', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const { id: quotedId } = await write(asha, 'Said to all', { audience: 'public' })
  const { id: postId } = await write(ravi, 'Look at this', { quotedId, audience: 'public' })
  const page = async () => (await world.fetch(`/p/post/${postId}`)).text()

  const open = await page()
  await asha.call(feed.edit, { postId: quotedId, content: 'Said among members', link: null, audience: 'members' })
  const closed = await page()

  expect(closed).toContain('This post is not available.')
  expect(closed).not.toMatch(/Said among members|Asha Rao/)
  expect(open).toContain(`<a href="/p/post/${quotedId}">Asha Rao</a>`)
  expect(open).toContain('Said to all')
})
