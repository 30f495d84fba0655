import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { profile } from '#contract/profile.ts'
import { befriend, people, setProfile } from '#tests/support/mates.ts'
import { test } from '#tests/support/world.ts'

test('a long list comes in pages, latest first, nobody twice and nobody left out, while others join and part', async ({ world }) => {
  const viewer = await world.member()
  const crowd = await people(world, 45)
  for (const [at, one] of crowd.entries()) {
    const link = [viewer, one] as const
    await befriend(world, link[at % 2]!, [link[1 - (at % 2)]!], new Date(Date.now() - Math.floor(at / 3) * 60_000))
  }

  const first = await viewer.call(mates.list, { state: 'connected' })
  await befriend(world, viewer, [await world.member()])
  await viewer.call(mates.remove, { memberId: first.items.at(-1)!.member.id })
  const second = await viewer.call(mates.list, { state: 'connected', cursor: first.next! })
  const third = await viewer.call(mates.list, { state: 'connected', cursor: second.next! })

  expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5])
  expect(third.next).toBeNull()
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ member }) => member.id))
  expect(new Set(ids)).toEqual(new Set(crowd.map(({ id }) => id)))
  await expect(viewer.call(mates.list, { state: 'connected', cursor: 'bm90IGEgcGxhY2U' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('a list is searched by name as a whole, not only the part of it that is shown', async ({ world }) => {
  const viewer = await world.member()
  const [first, second] = [await world.member({ name: 'Ravi Menon' }), await world.member({ name: 'Dr. 100% Ravindra' })]
  await befriend(world, viewer, [first], new Date(Date.now() - 3600_000))
  await befriend(world, second, [viewer], new Date(Date.now() - 7200_000))
  await befriend(world, viewer, await people(world, 25, { name: 'Asha Rao' }))
  const found = async (q: string) => {
    const { items, next } = await viewer.call(mates.list, { state: 'connected', q })
    return [items.map(({ member }) => member.id), next]
  }

  expect(await found('ravi')).toEqual([[first.id, second.id], null])
  expect(await found('0%')).toEqual([[second.id], null])
  expect((await viewer.call(mates.list, { state: 'connected', q: 'asha' })).items).toHaveLength(20)
  expect(await found('nobody')).toEqual([[], null])
})

test('a mate is found in one’s own list in whichever script their name and the question are', async ({ world }) => {
  const viewer = await world.member()
  const [sunita, other] = [await world.member({ name: 'सुनीता वाघमारे' }), await world.member({ name: 'Sunita Rao' })]
  for (const [one, handle] of [
    [sunita, 'sunita-waghmare'],
    [other, 'sunita-rao'],
  ] as const)
    await world.db.updateTable('member').set({ handle }).where('id', '=', one.id).execute()
  await befriend(world, viewer, [sunita, other])
  const found = async (q: string) =>
    new Set((await viewer.call(mates.list, { state: 'connected', q })).items.map(({ member }) => member.id))

  expect(await found('sunita')).toEqual(new Set([sunita.id, other.id]))
  expect(await found('सुनीता')).toEqual(new Set([sunita.id, other.id]))
  expect(await found('waghm')).toEqual(new Set([sunita.id]))
  expect(await found('nita')).toEqual(new Set([other.id]))
})

test('a mate card counts the mates of both', async ({ world }) => {
  const [viewer, mate, between, far] = [await world.member(), await world.member(), await world.member(), await world.member()]
  await befriend(world, viewer, [mate, between])
  await befriend(world, mate, [between, far])

  const { items } = await viewer.call(mates.list, { state: 'connected' })

  expect(items.find(({ member }) => member.id === mate.id)).toMatchObject({
    mutualMates: 1,
    mutual: [{ id: between.id }],
    state: 'connected',
  })
  expect(await viewer.call(mates.overview)).toMatchObject({ active: 2, mutualConnections: 3 })
})

test('the dialog says what the member shows, and no more', async ({ world }) => {
  const [viewer, other, mate] = [await world.member(), await world.member({ headline: 'Neurosurgeon' }), await world.member()]
  await setProfile(world, other, { bio: 'Skull base.', experience_years: 14 })
  await befriend(world, other, [mate])

  expect(await viewer.call(mates.profile, { memberId: other.id })).toEqual({
    mate: {
      member: expect.objectContaining({ id: other.id, headline: 'Neurosurgeon' }),
      state: 'suggested',
      shared: [],
      mutualMates: 0,
      mutual: [],
      note: null,
    },
    bio: 'Skull base.',
    experienceYears: 14,
    connections: 1,
  })
  await expect(viewer.call(mates.profile, { memberId: '019a9f3e-6c00-7b1d-9c52-3f0a7d61e284' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a mates list is shown to whom its owner lets see it', async ({ world }) => {
  const [owner, mate, member] = [await world.member(), await world.member(), await world.member()]
  await befriend(world, owner, [mate])
  const seenBy = (viewer: typeof mate) =>
    viewer.call(mates.listOf, { memberId: owner.id }).then(
      ({ items }) => items.length,
      ({ code }) => code,
    )

  expect([await seenBy(mate), await seenBy(member)]).toEqual([1, 1])
  await owner.call(mates.setAudience, { audience: 'mates' })
  expect([await seenBy(owner), await seenBy(mate), await seenBy(member)]).toEqual([1, 1, 'KEPT_PRIVATE'])
  expect((await member.call(mates.profile, { memberId: owner.id })).connections).toBeNull()
  await owner.call(mates.setAudience, { audience: 'me' })
  expect([await seenBy(owner), await seenBy(mate), await seenBy(member)]).toEqual([1, 'KEPT_PRIVATE', 'KEPT_PRIVATE'])
  expect((await owner.call(mates.overview)).audience).toBe('me')
})

test('nobody reads or changes anything of mates without signing in', async ({ world }) => {
  const { id: memberId } = await world.member()
  const refused = { code: 'UNAUTHENTICATED', status: 401 }

  await expect(world.nobody.call(mates.overview)).rejects.toMatchObject(refused)
  await expect(world.nobody.call(mates.list, { state: 'connected' })).rejects.toMatchObject(refused)
  await expect(world.nobody.call(mates.directory, {})).rejects.toMatchObject(refused)
  await expect(world.nobody.call(mates.profile, { memberId })).rejects.toMatchObject(refused)
  await expect(world.nobody.call(mates.block, { memberId })).rejects.toMatchObject(refused)
})

test('somebody whom a block hides from the viewer is not counted among a member’s mates, and is for others', async ({ world }) => {
  const [viewer, owner, blocked, seen, other] = [await world.member(), await world.member(), ...(await people(world, 3))]
  await befriend(world, owner, [blocked!, seen!])
  const countedBy = async (by: typeof viewer) => {
    const dialog = await by.call(mates.profile, { memberId: owner.id })
    const page = await by.call(profile.get, { member: dialog.mate.member.handle })
    return [dialog.connections, page.counts.mates?.total, page.counts.mates?.week.at(-1)]
  }

  await blocked!.call(mates.block, { memberId: viewer.id })

  expect(await countedBy(viewer)).toEqual([1, 1, 1])
  expect(await countedBy(other!)).toEqual([2, 2, 2])
})

test('who shares mates with the viewer is named by two of them, and by none who hides the list', async ({ world }) => {
  const [viewer, other, hiding, ...shared] = await people(world, 6)
  await befriend(world, viewer!, [hiding!, ...shared])
  await befriend(world, other!, [hiding!, ...shared])
  await setProfile(world, hiding!, { mates_audience: 'me' })

  const { mate } = await viewer!.call(mates.profile, { memberId: other!.id })

  expect(mate.mutualMates).toBe(3)
  expect(mate.mutual).toHaveLength(2)
  expect(mate.mutual.every(({ id }) => shared.some((one) => one.id === id))).toBe(true)
})

test('a request brings its note to whoever is asked, until it is answered', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(mates.request, { memberId: ravi.id, note: 'We met in Vellore.' })

  expect((await ravi.call(notifications.list, {})).items).toMatchObject([{ kind: 'mate_request', excerpt: 'We met in Vellore.' }])
  await ravi.call(mates.accept, { memberId: asha.id })
  expect((await ravi.call(notifications.list, {})).items.filter(({ kind }) => kind === 'mate_request')).toEqual([])
})
