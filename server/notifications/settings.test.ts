import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { notifications } from '#contract/notifications.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { notify } from './public.ts'

const list = async (member: TestMember) => (await member.call(notifications.list, {})).items

async function likedBy(world: World, author: TestMember) {
  const { id: postId } = await author.call(feed.create, { clientId: randomUUID(), content: 'Case' })
  await (await world.member()).call(feed.like, { postId })
}

test('a muted kind leaves the list and the count, and comes back whole when it is no longer muted', async ({ world }) => {
  const asha = await world.member()
  await likedBy(world, asha)

  await asha.call(notifications.saveSettings, { kinds: ['post_liked'], inApp: false })

  expect(await list(asha)).toEqual([])
  expect(await asha.call(notifications.unread)).toEqual({ unread: 0 })
  const { items } = await asha.call(notifications.saveSettings, { kinds: ['post_liked'], inApp: true })
  expect(items).toContainEqual({ kind: 'post_liked', inApp: true, mail: 'off' })
  expect(await list(asha)).toHaveLength(1)
})

test('what happens while a kind is muted is not kept, unless an email covers it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(notifications.saveSettings, { kinds: ['post_liked'], inApp: false })
  await ravi.call(notifications.saveSettings, { kinds: ['post_liked'], inApp: false, mail: 'daily' })

  await likedBy(world, asha)
  await likedBy(world, ravi)

  const kept = await world.db.selectFrom('notification').select('member_id').where('member_id', 'in', [asha.id, ravi.id]).execute()
  expect(kept).toEqual([{ member_id: ravi.id }])
})

test('views of a profile are announced only to those who asked, once a day in one entry', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const view = async (of: TestMember) => {
    const viewer = await world.member()
    await world.db.transaction().execute((tx) => notify(tx, { to: of.id, kind: 'profile_viewed', from: viewer.id }))
  }
  await asha.call(notifications.saveSettings, { kinds: ['profile_viewed'], inApp: true })

  for (const member of [asha, ravi, asha, asha]) await view(member)

  expect(await list(asha)).toMatchObject([{ kind: 'profile_viewed', others: 1 }])
  expect(await list(ravi)).toEqual([])
})

test('security and verification cannot be muted or kept from the mail, and nothing is changed by trying', async ({ world }) => {
  const asha = await world.member()
  const before = await asha.call(notifications.settings)

  const muting = asha.call(notifications.saveSettings, { kinds: ['post_liked', 'security_new_device'], inApp: false })

  await expect(muting).rejects.toMatchObject({ code: 'ALWAYS_ON', status: 409 })
  expect(await asha.call(notifications.settings)).toEqual(before)
  const quieter = asha.call(notifications.saveSettings, { kinds: ['post_liked', 'verification_approved'], mail: 'off' })
  await expect(quieter).rejects.toMatchObject({ code: 'ALWAYS_ON', status: 409 })
  const rarer = asha.call(notifications.saveSettings, { kinds: ['verification_expiring'], mail: 'weekly' })
  await expect(rarer).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'mail' }] })
  expect(await asha.call(notifications.settings)).toEqual(before)
  const { items } = await asha.call(notifications.saveSettings, { kinds: ['verification_expiring'], mail: 'off' })
  expect(items).toContainEqual({ kind: 'verification_expiring', inApp: true, mail: 'off' })
})

test('views that arrive together are one entry', async ({ world }) => {
  const asha = await world.member()
  await asha.call(notifications.saveSettings, { kinds: ['profile_viewed'], inApp: true })
  const viewers = await Promise.all(Array.from({ length: 12 }, () => world.member()))

  await Promise.all(
    viewers.map(({ id }) => world.db.transaction().execute((tx) => notify(tx, { to: asha.id, kind: 'profile_viewed', from: id }))),
  )

  expect(await list(asha)).toMatchObject([{ others: 10 }])
})
