import { test as base, expect } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { profile } from '#contract/profile.ts'
import { reviewers } from '#contract/reviewers.ts'
import { type TestMember, World } from '#tests/support/world.ts'

/** A server of its own: how many reviewers there are is what these tests are about. */
const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open()
    await use(world)
    await world.close()
  },
})

const handleOf = async (member: TestMember) => (await member.call(profile.get, {})).card.handle
const idsOf = async (reviewer: TestMember) => (await reviewer.call(reviewers.list)).reviewers.map(({ member }) => member.id).sort()
const wish = async (by: TestMember, of: TestMember, makes: boolean) =>
  by.call(reviewers.ask, { handle: await handleOf(of), makes, words: 'We agreed on it.' })

test('a member becomes a reviewer when a second reviewer confirms it, and hears of it', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  await expect(asha.call(reviewers.list)).rejects.toMatchObject({ status: 403 })

  const { changes } = await wish(farah, asha, true)
  expect(changes).toMatchObject([{ member: { id: asha.id }, makes: true, words: 'We agreed on it.', byMe: true, mayConfirm: false }])
  await expect(wish(gita, asha, true)).rejects.toMatchObject({ code: 'CHANGE_ASKED' })
  const changeId = changes[0]!.id
  await expect(farah.call(reviewers.confirm, { changeId })).rejects.toMatchObject({ code: 'SECOND_REVIEWER' })
  await expect(asha.call(reviewers.confirm, { changeId })).rejects.toMatchObject({ status: 403 })

  expect(await gita.call(reviewers.confirm, { changeId })).toMatchObject({ changes: [] })
  await expect(asha.call(reviewers.list)).rejects.toMatchObject({ code: 'FACTOR_NEEDED' })
  await world.giveFactor(asha)
  expect(await idsOf(asha)).toEqual([asha.id, farah.id, gita.id].sort())
  expect((await asha.call(notifications.list, {})).items[0]).toMatchObject({ kind: 'security_reviewer_made' })
  await expect(wish(farah, asha, true)).rejects.toMatchObject({ code: 'NOTHING_TO_CHANGE' })
})

test('a reviewer loses the desk when two others want it, and has no say in it', async ({ world }) => {
  const [asha, farah, gita, hari] = [await world.member(), await world.reviewer(), await world.reviewer(), await world.reviewer()]
  await wish(hari, asha, true)
  const { changes } = await wish(farah, hari, false)
  const changeId = changes.find(({ makes }) => !makes)!.id

  for (const act of [reviewers.confirm, reviewers.drop] as const)
    await expect(hari.call(act, { changeId })).rejects.toMatchObject({ code: 'NOT_YOUR_CASE' })
  await gita.call(reviewers.confirm, { changeId })

  await expect(hari.call(reviewers.list)).rejects.toMatchObject({ status: 403 })
  expect(await idsOf(farah)).toEqual([farah.id, gita.id].sort())
  // What they asked for themselves went with their role.
  expect((await farah.call(reviewers.list)).changes).toEqual([])
})

test('whoever steps down does so at once, and two remain', async ({ world }) => {
  const [farah, gita, hari] = [await world.reviewer(), await world.reviewer(), await world.reviewer()]

  const steps = await Promise.allSettled([farah, gita, hari].map((one) => wish(one, one, false)))

  expect(steps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = [farah, gita, hari][steps.findIndex(({ status }) => status === 'rejected')]!
  expect(await idsOf(left)).toHaveLength(2)
  await expect(wish(left, left, false)).rejects.toMatchObject({ code: 'LAST_REVIEWERS' })
})

test('a change that is declined is asked for anew', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { changes } = await wish(farah, asha, true)

  expect((await gita.call(reviewers.drop, { changeId: changes[0]!.id })).changes).toEqual([])
  await expect(gita.call(reviewers.confirm, { changeId: changes[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await wish(gita, asha, true)).changes).toHaveLength(1)
})
