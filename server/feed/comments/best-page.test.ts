import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { conversation, say } from '#tests/support/conversation.ts'
import { marked } from '#tests/support/marks.ts'
import { test } from '#tests/support/world.ts'

test('likes of a comment are counted once a member, and taken back', async ({ world }) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  const { id: commentId } = await say(ravi, postId, 'Aspirin first')

  await Promise.all([asha, meera, asha, meera, ravi].map((by) => by.call(feed.likeComment, { postId, commentId })))
  expect(await meera.call(feed.likeComment, { postId, commentId })).toEqual({ commentId, likes: 3, isLiked: true })
  expect(await ravi.call(feed.unlikeComment, { postId, commentId })).toEqual({ commentId, likes: 2, isLiked: false })

  const read = async (by: typeof asha) => (await by.call(feed.comments, { postId })).items
  expect(await read(asha)).toMatchObject([{ likes: 2, isLiked: true }])
  expect(await read(ravi)).toMatchObject([{ likes: 2, isLiked: false }])
})

test('the best comments come first: likes, the author of the post and proven members go up, and so does the newer of two', async ({
  world,
}) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  const proven = await world.member()
  await world.db.updateTable('member').set(marked()).where('id', '=', proven.id).execute()
  for (const [by, text] of [
    [asha, 'By the author'],
    [proven, 'Proven'],
    [ravi, 'Liked'],
    [ravi, 'Older'],
    [meera, 'Newer'],
  ] as const)
    await say(by, postId, text)
  const [, , liked] = (await ravi.call(feed.comments, { postId })).items
  for (const by of [asha, meera, proven]) await by.call(feed.likeComment, { postId, commentId: liked!.id })

  const order = async () => (await ravi.call(feed.comments, { postId, sort: 'best' })).items.map(({ text }) => text)
  expect(await order()).toEqual(['Liked', 'Proven', 'By the author', 'Newer', 'Older'])
  for (const by of [asha, meera, proven]) await by.call(feed.unlikeComment, { postId, commentId: liked!.id })

  expect(await order()).toEqual(['Proven', 'By the author', 'Newer', 'Older', 'Liked'])
})

test('the best come page by page, none twice and none left out, while others write and like what has been read', async ({ world }) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  for (let at = 0; at < PAGE_SIZE + 3; at++) await say(ravi, postId, `${at}`)
  const likedId = (await ravi.call(feed.comments, { postId })).items.at(-1)!.id
  await asha.call(feed.likeComment, { postId, commentId: likedId })

  const first = await ravi.call(feed.comments, { postId, sort: 'best' })
  await say(meera, postId, 'In between')
  for (const { id: commentId } of first.items.slice(3)) await meera.call(feed.likeComment, { postId, commentId })
  const second = await ravi.call(feed.comments, { postId, sort: 'best', cursor: first.next! })

  expect(first.items[0]!.id).toBe(likedId)
  const read = [...first.items, ...second.items].map(({ text }) => Number(text))
  expect(read.toSorted((a, b) => a - b)).toEqual([...Array(PAGE_SIZE + 3).keys()])
  expect(second.next).toBeNull()
})
