import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { befriend, people, setProfile } from '#tests/support/mates.ts'
import { type TestMember, test } from '#tests/support/world.ts'

test('suggestions say why: mutual mates before the hospital, the hospital before the specialty, the specialty before the city', async ({
  world,
}) => {
  const here = { hospital: 'Teesta Hospital', specialty: 'Cardiology', location: 'Siliguri' }
  const viewer = await world.member(here)
  const mate = await world.member({ name: 'A Mate' })
  const known = await world.member({ name: 'Known By A Mate' })
  await world.member({ name: 'Of The City', location: here.location })
  await world.member({ name: 'Of The Specialty', specialty: here.specialty })
  await world.member({ name: 'Of The Hospital', hospital: here.hospital, location: here.location })
  await befriend(world, viewer, [mate])
  await befriend(world, mate, [known])

  const { items } = await viewer.call(mates.suggestions, { limit: 4 })

  expect(items.map(({ member, shared, state }) => [member.name, shared, state])).toEqual([
    ['Known By A Mate', [{ as: 'mates', count: 1 }], 'suggested'],
    ['Of The Hospital', [{ as: 'hospital' }, { as: 'city' }], 'suggested'],
    ['Of The Specialty', [{ as: 'specialty' }], 'suggested'],
    ['Of The City', [{ as: 'city' }], 'suggested'],
  ])
})

test('whoever is a mate, was asked or has asked is not suggested', async ({ world }) => {
  const there = { hospital: 'Barak Hospital' }
  const viewer = await world.member(there)
  const [mate, asked, asking, free] = [
    await world.member(there),
    await world.member(there),
    await world.member(there),
    await world.member({ ...there, name: 'Still Free' }),
  ]
  await befriend(world, viewer, [mate])
  await viewer.call(mates.request, { memberId: asked.id })
  await asking.call(mates.request, { memberId: viewer.id })

  const { items } = await viewer.call(mates.suggestions, { limit: 20 })

  const ids = items.map(({ member }) => member.id)
  expect(ids[0]).toBe(free.id)
  for (const linked of [viewer, mate, asked, asking]) expect(ids).not.toContain(linked.id)
})

test('nobody is suggested without a reason: whoever has the same interests is, and nobody else of the newest', async ({ world }) => {
  const [alike, newcomer] = [await world.member({ verified: true }), await world.member()]
  await world.member({ verified: true })
  await setProfile(world, alike, { interests: ['Telemedicine'] })
  await setProfile(world, newcomer, { interests: ['Telemedicine'] })

  const { items } = await newcomer.call(mates.suggestions, { limit: 2 })

  expect(items.map(({ member, shared }) => [member.id, shared])).toEqual([[alike.id, [{ as: 'interests', names: ['Telemedicine'] }]]])
})

test('the number of mutual mates is exact, also beyond what the search for candidates looks at', async ({ world }) => {
  const [viewer, other] = [await world.member(), await world.member()]
  const many: TestMember[] = []
  for (let at = 0; at < 130; at++) many.push(await world.member())
  await befriend(world, viewer, many)
  await befriend(world, other, many)

  const { items } = await viewer.call(mates.suggestions, { limit: 1 })

  expect(items).toMatchObject([{ member: { id: other.id }, shared: [{ as: 'mates', count: 130 }] }])
})

test('who studied at the same college in the same year comes before who studied there in another, and interests tip the scale', async ({
  world,
}) => {
  const college = 'Kaveri Medical College'
  const viewer = await world.member({ location: 'Erode, Tamil Nadu' })
  const [other, same, near, nearer] = [
    await world.member({ name: 'Of Another Year' }),
    await world.member({ name: 'Of The Class' }),
    await world.member({ name: 'Of The City', location: 'Erode, Tamil Nadu' }),
    await world.member({ name: 'Of One Mind', location: 'Erode, Tamil Nadu' }),
  ]
  await setProfile(world, viewer, { college, graduation_year: 2012, interests: ['Telemedicine', 'Global Health'] })
  await setProfile(world, other, { college, graduation_year: 2009 })
  await setProfile(world, same, { college, graduation_year: 2012 })
  await setProfile(world, nearer, { interests: ['Telemedicine'] })

  const { items } = await viewer.call(mates.suggestions, { limit: 4 })

  expect(items.map(({ member, shared }) => [member.name, shared])).toEqual([
    ['Of The Class', [{ as: 'class', year: 2012 }]],
    ['Of Another Year', [{ as: 'college', year: 2009 }]],
    ['Of One Mind', [{ as: 'city' }, { as: 'interests', names: ['Telemedicine'] }]],
    [near.name, [{ as: 'city' }]],
  ])
})

test('a hospital that stands in many cities is a reason within one city alone, and a college of many places none', async ({ world }) => {
  const there = { hospital: 'District Hospital', location: 'Latur, Maharashtra' }
  const college = 'Government Medical College'
  const viewer = await world.member(there)
  const colleague = await world.member(there)
  const namesakes = await people(world, 3, { hospital: there.hospital, location: 'Purnia, Bihar' })
  const known = await world.member({ location: 'Hassan' })
  for (const one of [viewer, ...namesakes]) await setProfile(world, one, { college, graduation_year: 2014 })
  await befriend(world, viewer, [known])
  await befriend(world, known, [namesakes[0]!])

  const { items } = await viewer.call(mates.suggestions, { limit: 20 })

  const sharedWith = (one: TestMember) => items.find(({ member }) => member.id === one.id)?.shared
  expect(sharedWith(colleague)).toEqual([{ as: 'hospital' }, { as: 'city' }])
  expect(namesakes.map(sharedWith)).toEqual([[{ as: 'mates', count: 1 }], undefined, undefined])
})

test('whoever was dismissed, is blocked or said no stays away, for both', async ({ world }) => {
  const there = { hospital: 'Umiam Hospital' }
  const [viewer, dismissed, blocked, blocker, asker, free] = (await people(world, 6, there)) as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ]
  await viewer.call(mates.dismiss, { memberId: dismissed.id })
  await viewer.call(mates.dismiss, { memberId: dismissed.id })
  await viewer.call(mates.block, { memberId: blocked.id })
  await blocker.call(mates.block, { memberId: viewer.id })
  await asker.call(mates.request, { memberId: viewer.id })
  await viewer.call(mates.decline, { memberId: asker.id })

  const idsFor = async (by: TestMember) => (await by.call(mates.suggestions, { limit: 20 })).items.map(({ member }) => member.id)

  expect((await idsFor(viewer)).filter((id) => [dismissed, blocked, blocker, asker].some((one) => one.id === id))).toEqual([])
  expect((await idsFor(viewer))[0]).toBe(free.id)
  for (const other of [blocked, blocker, asker]) expect(await idsFor(other)).not.toContain(viewer.id)
  expect(await idsFor(dismissed)).toContain(viewer.id)
})

test('whoever is across a block is dismissed as little as somebody made up', async ({ world }) => {
  const [viewer, blocker] = [await world.member(), await world.member()]
  await blocker.call(mates.block, { memberId: viewer.id })

  for (const memberId of [blocker.id, randomUUID()])
    await expect(viewer.call(mates.dismiss, { memberId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nothing shows of a mates list that its owner hides: neither by the mate between nor by the one suggested', async ({ world }) => {
  const viewer = await world.member()
  const [open, hiding] = [await world.member(), await world.member()]
  const [viaOpen, viaHiding, hidden] = [await world.member(), await world.member(), await world.member({ hospital: 'Same Hospital' })]
  await world.db.updateTable('member').set({ hospital: 'Same Hospital' }).where('id', '=', viewer.id).execute()
  await befriend(world, viewer, [open, hiding])
  await befriend(world, open, [viaOpen, hidden])
  await befriend(world, hiding, [viaHiding])
  await setProfile(world, hiding, { mates_audience: 'me' })
  await setProfile(world, hidden, { mates_audience: 'mates' })

  const { items } = await viewer.call(mates.suggestions, { limit: 20 })

  const sharedWith = (one: TestMember) => items.find(({ member }) => member.id === one.id)?.shared
  expect(sharedWith(viaOpen)).toEqual([{ as: 'mates', count: 1 }])
  expect(sharedWith(viaHiding)).toBeUndefined()
  expect(sharedWith(hidden)).toEqual([{ as: 'hospital' }])
  expect((await viewer.call(mates.overview)).mutualConnections).toBe(2)
})
