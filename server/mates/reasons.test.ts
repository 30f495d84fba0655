import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { setProfile } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

/** Why the viewer is suggested each of these; undefined where they are not. */
async function reasons(viewer: TestMember, others: readonly TestMember[]) {
  const { items } = await viewer.call(mates.suggestions, { limit: 20 })
  return others.map((one) => items.find(({ member }) => member.id === one.id)?.shared)
}

const worked = (world: World, { id }: TestMember, institution: string, ended: string | null) =>
  world.db
    .insertInto('profile_entry')
    .values({ member_id: id, id: randomUUID(), kind: 'position', title: 'Resident', institution, started: '2012-06', ended })
    .execute()

test('towns of one name in two states are not the same city, nor is their district hospital; without a state the name says it', async ({
  world,
}) => {
  const hospital = 'Sadar Hospital'
  const [viewer, far, unsaid, near] = [
    await world.member({ hospital, location: 'Aurangabad, Bihar' }),
    await world.member({ hospital, location: 'Aurangabad, Maharashtra' }),
    await world.member({ location: 'Aurangabad' }),
    await world.member({ hospital, location: 'Aurangabad, Bihar, India' }),
  ]

  expect(await reasons(viewer, [far, unsaid, near])).toEqual([undefined, [{ as: 'city' }], [{ as: 'hospital' }, { as: 'city' }]])
})

test('the capital of two states is one town, and a state or a country is none', async ({ world }) => {
  const [ofPunjab, ofHaryana] = [
    await world.member({ location: 'Chandigarh, Punjab' }),
    await world.member({ location: 'Chandigarh, Haryana' }),
  ]
  expect(await reasons(ofPunjab, [ofHaryana])).toEqual([[{ as: 'city' }]])

  for (const location of ['India', 'Kerala', 'Kerala, India', 'भारत']) {
    const [one, other] = [await world.member({ location }), await world.member({ location })]
    expect(await reasons(one, [other])).toEqual([undefined])
  }
})

test.for(['Private practice', 'Own Clinic', 'Self-employed', 'Retired', 'N/A', 'Primary Health Centre', 'निजी क्लिनिक'])(
  'two of one city who write "%s" in place of a hospital are of no one hospital',
  async (hospital, { world }) => {
    const there = { hospital, location: `Karad ${randomUUID().slice(0, 4)}` }
    const [viewer, other] = [await world.member(there), await world.member(there)]

    expect(await reasons(viewer, [other])).toEqual([[{ as: 'city' }]])
  },
)

test.for(['AIIMS', 'All India Institute of Medical Sciences', 'Christian Medical College', 'जिला अस्पताल', 'KEM Hospital'])(
  '"%s" stands in several cities: a hospital is shared within one of them, a college is not',
  async (name, { world }) => {
    const [here, there] = [`Bhatkal ${randomUUID().slice(0, 4)}`, `Rishra ${randomUUID().slice(0, 4)}`]
    const [viewer, far, near, classmate] = [
      await world.member({ hospital: name, location: here }),
      await world.member({ hospital: name, location: there }),
      await world.member({ hospital: name, location: here }),
      await world.member(),
    ]
    for (const one of [viewer, classmate]) await setProfile(world, one, { college: name, graduation_year: 2019 })

    expect(await reasons(viewer, [far, near, classmate])).toEqual([undefined, [{ as: 'hospital' }, { as: 'city' }], undefined])
  },
)

test('nobody is "at your hospital" who has left it by the dates of their profile; nor is anybody at one that the viewer has left', async ({
  world,
}) => {
  const hospital = 'Indrayani Hospital'
  const [viewer, left, back, stays, undated] = [
    await world.member({ hospital }),
    await world.member({ hospital }),
    await world.member({ hospital }),
    await world.member({ hospital }),
    await world.member({ hospital }),
  ]
  await worked(world, left, 'indrayani hospital', '2015-05')
  for (const ended of ['2015-05', 'present']) await worked(world, back, hospital, ended)
  await worked(world, stays, hospital, null)
  await worked(world, undated, 'Another Hospital', '2015-05')
  const here = [{ as: 'hospital' }]
  expect(await reasons(viewer, [left, back, stays, undated])).toEqual([undefined, here, here, here])

  await worked(world, viewer, hospital, '2020')

  expect(await reasons(viewer, [left, back, stays, undated])).toEqual([undefined, undefined, undefined, undefined])
})
