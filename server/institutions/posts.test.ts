import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { institutionPosts } from '#contract/institution-posts.ts'
import { institutions } from '#contract/institutions.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { newId } from '#server/platform/ids.ts'
import { openPage } from '#tests/support/institutions.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const write = async (by: TestMember, content: string) => (await by.call(feed.create, { clientId: newId(), content })).id
const shown = async (by: TestMember, institutionId: string) =>
  (await by.call(institutionPosts.list, { institutionId })).items.map(({ post }) => post.content)
const heard = async (member: TestMember) =>
  (await member.call(notifications.list, {})).items.filter(({ kind }) => kind === 'institution_posted').map(({ subjectId }) => subjectId)

test('a page shows what its owners and editors put there of their own, the last first, and nothing of anybody else', async ({ world }) => {
  const [asha, ravi, meera, stranger] = [await world.member(), await world.member(), await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [ravi.id, 'editor'], [meera.id, 'recruiter'])
  const [first, second] = [await write(asha, 'The new cath lab is open.'), await write(ravi, 'Nursing school takes applications.')]
  const foreign = await write(stranger, 'I was never there.')
  const add = (by: TestMember, postId: string) => by.call(institutionPosts.add, { institutionId, postId })

  expect((await asha.call(institutionPosts.offered, { institutionId })).items.map(({ id }) => id)).toEqual([first])
  await Promise.all([add(asha, first), add(asha, first)])
  expect(await add(ravi, second)).toEqual({ institutionId, postId: second })

  expect(await shown(stranger, institutionId)).toEqual(['Nursing school takes applications.', 'The new cath lab is open.'])
  expect((await asha.call(institutionPosts.offered, { institutionId })).items).toEqual([])
  for (const [by, postId, code] of [
    [asha, second, 'NOT_FOUND'],
    [asha, foreign, 'NOT_FOUND'],
    [asha, newId(), 'NOT_FOUND'],
    [meera, await write(meera, 'Mine'), 'NO_ROLE'],
    [stranger, foreign, 'NO_ROLE'],
  ] as const)
    await expect(add(by, postId)).rejects.toMatchObject({ code })
  await expect(meera.call(institutionPosts.offered, { institutionId })).rejects.toMatchObject({ code: 'NO_ROLE' })
  await expect(asha.call(institutionPosts.list, { institutionId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('its editors and its author take a post down, whoever else is refused; deleted it is gone there too', async ({ world }) => {
  const [asha, ravi, stranger] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [ravi.id, 'editor'])
  const posts = [await write(ravi, 'One'), await write(ravi, 'Two'), await write(ravi, 'Three')] as const
  for (const postId of posts) await ravi.call(institutionPosts.add, { institutionId, postId })
  const remove = (by: TestMember, postId: string) => by.call(institutionPosts.remove, { institutionId, postId })

  await expect(remove(stranger, posts[0])).rejects.toMatchObject({ code: 'NO_ROLE' })
  await remove(asha, posts[0])
  await world.db.deleteFrom('institution_role').where('member_id', '=', ravi.id).execute()
  expect(await shown(stranger, institutionId)).toEqual(['Three', 'Two'])
  await remove(ravi, posts[1])
  await ravi.call(feed.remove, { postId: posts[2] })

  expect(await shown(stranger, institutionId)).toEqual([])
  expect(await remove(asha, posts[2])).toEqual({ institutionId, postId: posts[2] })
})

test('followers hear of it once a day, whoever put it there and those across a block do not', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  for (const follower of [asha, ravi, meera]) await follower.call(institutions.follow, { institutionId })
  await meera.call(mates.block, { memberId: asha.id })
  for (const content of ['One', 'Two']) {
    await asha.call(institutionPosts.add, { institutionId, postId: await write(asha, content) })
    await world.runJobs()
  }

  expect([await heard(asha), await heard(ravi), await heard(meera)]).toEqual([[], [institutionId], []])
  expect(await shown(meera, institutionId)).toEqual([])
  expect(await shown(ravi, institutionId)).toEqual(['Two', 'One'])
})

test('a list of more than a page has none twice and none left out', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const added_at = new Date()
  for (let n = 0; n < 25; n++) {
    const post_id = await write(asha, `Post ${n}`)
    await world.db.insertInto('institution_post').values({ institution_id: institutionId, post_id, added_at }).execute()
  }

  const first = await asha.call(institutionPosts.list, { institutionId })
  const rest = await asha.call(institutionPosts.list, { institutionId, cursor: first.next! })

  expect([first.items.length, rest.items.length, rest.next]).toEqual([20, 5, null])
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(25)
})
