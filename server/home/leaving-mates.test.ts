import { expect } from 'vitest'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { profile } from '#contract/profile.ts'
import { befriend, people } from '#tests/support/mates.ts'
import { test } from '#tests/support/world.ts'

test('whoever is about to be deleted is counted as little as listed: among mates, requests and those asked', async ({ world }) => {
  const viewer = await world.member()
  const [stays, leaves, asks, asked] = await people(world, 4)
  await befriend(world, viewer, [stays!, leaves!])
  await asks!.call(mates.request, { memberId: viewer.id })
  await viewer.call(mates.request, { memberId: asked!.id })
  const counted = async () => {
    const { active, requests, pending } = await viewer.call(mates.overview)
    return [active, requests, pending]
  }
  expect(await counted()).toEqual([2, 1, 1])

  const due_at = new Date(Date.now() + 30 * 24 * 3600_000)
  for (const { id } of [leaves!, asks!, asked!]) await world.db.insertInto('hidden_account').values({ member_id: id, due_at }).execute()

  expect(await counted()).toEqual([1, 0, 0])
  expect((await viewer.call(profile.get, {})).counts.mates?.total).toBe(1)
  expect(await viewer.call(home.summary)).toMatchObject({ activity: { connections: 1 } })
})
