import { test as base, expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { people } from '#tests/support/mates.ts'
import { World } from '#tests/support/world.ts'

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open({ RATE_LIMITS: 'on', LIMIT_MATE_REQUESTS: '2/86400' })
    await use(world)
    await world.close()
  },
})

test('a member asks as many strangers as a day holds; asking again, and taking a request back, brings none more', async ({ world }) => {
  const asha = await world.member()
  const [first, second, third] = (await people(world, 3)) as [typeof asha, typeof asha, typeof asha]
  const ask = (to: typeof asha) => asha.call(mates.request, { memberId: to.id, note: 'Loans at two per cent.' })

  for (const to of [first, second]) expect(await ask(to)).toMatchObject({ state: 'pending' })
  await expect(ask(third)).rejects.toMatchObject({ code: 'REQUESTS_SPENT', status: 409 })
  expect(await ask(first)).toMatchObject({ state: 'pending' })
  await asha.call(mates.withdraw, { memberId: first.id })
  await expect(ask(first)).rejects.toMatchObject({ code: 'REQUESTS_SPENT' })

  expect((await third.call(notifications.list, {})).items).toEqual([])
  expect(await third.call(mates.request, { memberId: second.id })).toMatchObject({ state: 'pending' })
})

test('answers to requests count for none, nor does what was refused', async ({ world }) => {
  const asha = await world.member()
  const others = await people(world, 4)
  for (const other of others) await other.call(mates.request, { memberId: asha.id })
  for (const { id: memberId } of others.slice(0, 3))
    expect(await asha.call(mates.request, { memberId })).toMatchObject({ state: 'connected' })
  await asha.call(mates.block, { memberId: others[3]!.id })
  for (let at = 0; at < 3; at++)
    await expect(asha.call(mates.request, { memberId: others[3]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  for (const { id: memberId } of await people(world, 2))
    expect(await asha.call(mates.request, { memberId })).toMatchObject({ state: 'pending' })
})
