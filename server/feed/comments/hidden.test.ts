import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { conversation, reader, say } from '#tests/support/conversation.ts'
import { listen } from '#tests/support/listen.ts'
import { type TestMember, test } from '#tests/support/world.ts'

test('a post counts the comments that its reader is shown: none by people across a block, and none in threads that they began', async ({
  world,
}) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  const kavya = await world.member()
  const [byRavi, byMeera] = [await say(ravi, postId, 'Which sheath?'), await say(meera, postId, 'Radial?')]
  await say(kavya, postId, 'Six French', byRavi.id)
  await say(ravi, postId, 'Thank you', byRavi.id)
  await say(ravi, postId, 'Mostly', byMeera.id)
  await say(asha, postId, 'Always', byMeera.id)
  const counts = async (by: TestMember) => {
    const { comments, commentsHidden } = await by.call(feed.get, { postId })
    return [comments, commentsHidden]
  }
  const shown = async (by: TestMember) => {
    const roots = await reader(by, postId).roots()
    const threads = await Promise.all(roots.filter(({ replies }) => replies > 0).map(({ id }) => reader(by, postId).replies(id)))
    return roots.filter(({ author }) => author).length + threads.flat().length
  }
  expect([await counts(meera), await shown(meera)]).toEqual([[6, 0], 6])

  await world.db.insertInto('member_block').values({ blocker_id: ravi.id, blocked_id: meera.id }).execute()

  expect([await counts(meera), await shown(meera)]).toEqual([[2, 4], 2])
  expect([await counts(kavya), await shown(kavya)]).toEqual([[6, 0], 6])
  await ravi.call(feed.removeComment, { postId, commentId: byRavi.id })
  expect([await counts(meera), await shown(meera)]).toEqual([[2, 3], 2])
  expect([await counts(kavya), await shown(kavya)]).toEqual([[5, 0], 5])
})

test('whoever is not shown a comment does not hear that a post has one more', async ({ world }) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  await world.db.insertInto('member_block').values({ blocker_id: ravi.id, blocked_id: meera.id }).execute()
  const line = await listen(world, meera, `post:${postId}`)
  await expect.poll(() => line.of('post_now')).toHaveLength(1)

  await say(ravi, postId, 'Which sheath?')
  const other = await listen(world, asha, `post:${postId}`)
  await expect.poll(() => other.of('post_now').at(-1)).toMatchObject({ comments: 1 })
  await asha.call(feed.like, { postId })

  await expect.poll(() => line.of('post_now').at(-1)?.likes).toBe(1)
  expect(line.of('post_now')).toHaveLength(2)
  for (const one of [line, other]) one.close()
})
