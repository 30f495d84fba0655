import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed, type PostAudience } from '#contract/feed.ts'
import { profile } from '#contract/profile.ts'
import { setProfile } from '#tests/support/mates.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const write = (by: TestMember, content: string, audience: PostAudience = 'members') =>
  by.call(feed.create, { clientId: randomUUID(), content, audience })
const pinnedOf = async (reader: TestMember, { id }: TestMember) =>
  (await reader.call(feed.pinned, { memberId: id })).items.map((post) => post.id)

test('a member pins one post to their profile, the last one chosen', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [first, second] = [await write(asha, 'First'), await write(asha, 'Second')]

  const presses = Array.from({ length: 12 }, (_, nth) => [first, second][nth % 2]!)
  await Promise.all(presses.map(({ id: postId }) => asha.call(feed.pin, { postId })))
  expect(await pinnedOf(ravi, asha)).toHaveLength(1)
  const answer = await asha.call(feed.pin, { postId: second.id })

  expect(answer).toEqual({ postId: second.id, isPinned: true })
  expect(await pinnedOf(ravi, asha)).toEqual([second.id])
  expect([await ravi.call(feed.get, { postId: first.id }), await ravi.call(feed.get, { postId: second.id })]).toMatchObject([
    { isPinned: false },
    { isPinned: true },
  ])
  await asha.call(feed.unpin, { postId: second.id })
  expect(await pinnedOf(ravi, asha)).toEqual([])
})

test("nobody pins another's post, a blocked reader finds none, and a removed one is pinned no more", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'Mine')
  await expect(ravi.call(feed.pin, { postId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await asha.call(feed.pin, { postId })
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: ravi.id }).execute()

  expect(await pinnedOf(ravi, asha)).toEqual([])
  await asha.call(feed.remove, { postId })

  expect(await pinnedOf(asha, asha)).toEqual([])
})

test('a public profile shows the pinned post if everybody may read it', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await write(asha, 'For members')
  const open = await write(asha, 'For <all>', 'public')
  await setProfile(world, asha, { public: true })
  const { card } = await asha.call(profile.get, {})
  const page = async () => (await world.fetch(`/p/${card.handle}`)).text()

  await asha.call(feed.pin, { postId })
  expect(await page()).not.toMatch(/Pinned post|For members/)
  await asha.call(feed.pin, { postId: open.id })

  expect(await page()).toContain(`<h2>Pinned post</h2><p><a href="/p/post/${open.id}">For &lt;all&gt;</a></p>`)
})
