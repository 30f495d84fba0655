import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { befriend, people } from '#tests/support/mates.ts'
import { type TestMember, test } from '#tests/support/world.ts'

test('a block parts two mates, and neither finds the other anywhere', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' }), await world.member()]
  await befriend(world, asha, [ravi, meera])
  await befriend(world, meera, [ravi])

  await asha.call(mates.block, { memberId: ravi.id })
  await asha.call(mates.block, { memberId: ravi.id })

  for (const [viewer, other] of [
    [asha, ravi],
    [ravi, asha],
  ] as const) {
    const met = [
      await viewer.call(mates.list, { state: 'connected' }),
      await viewer.call(mates.directory, { q: other.name }),
      await viewer.call(mates.listOf, { memberId: meera.id }),
      await viewer.call(mates.suggestions, { limit: 20 }),
    ].flatMap(({ items }) => items.map(({ member }) => member.id))
    expect(met).not.toContain(other.id)
    for (const act of [mates.request, mates.accept, mates.decline, mates.withdraw, mates.remove, mates.profile, mates.listOf]) {
      await expect(viewer.call(act, { memberId: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
    }
  }
  expect((await meera.call(mates.listOf, { memberId: asha.id })).items.map(({ member }) => member.id)).toEqual([meera.id])
})

test('whom one blocked stands in a list of one’s own, who was blocked learns nothing, and lifting it makes both meet again', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await ravi.call(mates.request, { memberId: asha.id })

  await asha.call(mates.block, { memberId: ravi.id })

  expect((await asha.call(mates.blocks, {})).items).toMatchObject([{ member: { name: 'Ravi Menon' } }])
  expect((await ravi.call(mates.blocks, {})).items).toEqual([])
  expect((await ravi.call(mates.list, { state: 'pending' })).items).toEqual([])
  await ravi.call(mates.unblock, { memberId: asha.id })
  await expect(ravi.call(mates.request, { memberId: asha.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await asha.call(mates.unblock, { memberId: ravi.id })

  expect((await asha.call(mates.blocks, {})).items).toEqual([])
  expect(await ravi.call(mates.request, { memberId: asha.id })).toMatchObject({ state: 'pending' })
})

test('whoever blocks somebody who had blocked them is shown nobody, and both blocks hold', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const shown = async (viewer: TestMember) => (await viewer.call(mates.blocks, {})).items.map(({ member }) => member.name)
  await asha.call(mates.block, { memberId: ravi.id })

  expect(await ravi.call(mates.block, { memberId: asha.id })).toEqual({ id: asha.id })

  expect([await shown(ravi), await shown(asha)]).toEqual([[], ['Ravi Menon']])

  await asha.call(mates.unblock, { memberId: ravi.id })

  expect(await shown(ravi)).toEqual(['Asha Rao'])
  await expect(asha.call(mates.profile, { memberId: ravi.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a page that holds all whom one blocked is the last; of one more there is a second, none twice', async ({ world }) => {
  const asha = await world.member()
  const block = async () => {
    const { id } = await world.member()
    await asha.call(mates.block, { memberId: id })
    return id
  }
  const blocked: string[] = []
  while (blocked.length < PAGE_SIZE) blocked.unshift(await block())
  expect(await asha.call(mates.blocks, {})).toMatchObject({ items: { length: PAGE_SIZE }, next: null })

  blocked.unshift(await block())
  const first = await asha.call(mates.blocks, {})
  const second = await asha.call(mates.blocks, { cursor: first.next! })

  expect([...first.items, ...second.items].map(({ member }) => member.id)).toEqual(blocked)
  expect(second.next).toBeNull()
})

test('a request that crosses a block leaves no link', async ({ world }) => {
  const pairs = await Promise.all(Array.from({ length: 20 }, () => people(world, 2)))

  await Promise.allSettled(
    pairs.flatMap(([one, other]) => [other!.call(mates.request, { memberId: one!.id }), one!.call(mates.block, { memberId: other!.id })]),
  )

  for (const [one, other] of pairs as [TestMember, TestMember][]) {
    expect((await other.call(mates.list, { state: 'pending' })).items).toEqual([])
    expect((await one.call(mates.list, { state: 'request_received' })).items).toEqual([])
  }
})

test('nobody can block themselves or somebody who does not exist', async ({ world }) => {
  const asha = await world.member()

  await expect(asha.call(mates.block, { memberId: asha.id })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(asha.call(mates.block, { memberId: '019a9f3e-6c00-7b1d-9c52-3f0a7d61e284' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
