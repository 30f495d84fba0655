import { expect } from 'vitest'
import { type DirectoryFilter, mates } from '#contract/mates.ts'
import { befriend, people, setProfile } from '#tests/support/mates.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const named = async (viewer: TestMember, filter: DirectoryFilter) =>
  (await viewer.call(mates.directory, filter)).items.map(({ member }) => member.name)

test('members are found by name, specialty, location and hospital, in capitals or not, every word of it', async ({ world }) => {
  const viewer = await world.member({ name: 'Viewer' })
  await world.member({
    name: 'Dr. Zoya Khan',
    specialty: 'Obstetrics',
    hospital: "Gomti Women's Hospital",
    location: 'Lucknow, Uttar Pradesh',
  })
  await world.member({
    name: 'Dr. Rohan Deshmukh',
    specialty: 'Neurosurgery',
    hospital: 'Mula Neurosciences',
    location: 'Pune, Maharashtra',
  })

  for (const q of ['zoya', 'OBSTET', 'gomti', 'lucknow', 'khan lucknow', ' uttar  women'])
    expect(await named(viewer, { q })).toEqual(['Dr. Zoya Khan'])
  expect(await named(viewer, { q: 'khan pune' })).toEqual([])
  expect(await named(viewer, { q: 'Dr.' })).toEqual(['Dr. Rohan Deshmukh', 'Dr. Zoya Khan'])
  for (const q of ['%', '_', '\\', "'; drop table member; --"]) expect(await named(viewer, { q })).toEqual([])
})

test('the directory is narrowed by every filter, alone and together', async ({ world }) => {
  const viewer = await world.member({ name: 'Viewer' })
  const asha = await world.member({
    name: 'Asha',
    specialty: 'Cardiology',
    hospital: 'Teesta',
    location: 'Siliguri, West Bengal',
    verified: true,
  })
  const ravi = await world.member({ name: 'Ravi', specialty: 'Cardiology', hospital: 'Barak', location: 'Silchar, Assam' })
  await setProfile(world, asha, { college: 'Teesta Medical College', languages: ['Bengali', 'Nepali'] })
  await setProfile(world, ravi, { college: 'Barak Medical College', languages: ['Bengali'] })

  expect(await named(viewer, { specialty: 'cardio' })).toEqual(['Ravi', 'Asha'])
  expect(await named(viewer, { city: 'siliguri' })).toEqual(['Asha'])
  expect(await named(viewer, { state: 'assam' })).toEqual(['Ravi'])
  expect(await named(viewer, { hospital: 'barak' })).toEqual(['Ravi'])
  expect(await named(viewer, { college: 'teesta medical' })).toEqual(['Asha'])
  expect(await named(viewer, { language: 'bengali' })).toEqual(['Ravi', 'Asha'])
  expect(await named(viewer, { language: 'Nepali', specialty: 'Cardiology' })).toEqual(['Asha'])
  expect(await named(viewer, { proven: 'any', specialty: 'Cardiology' })).toEqual(['Asha'])
  expect(await named(viewer, { proven: 'registered', state: 'Assam' })).toEqual([])
})

test('a filter of one specialty shows nobody of another that ends like it, and all who spell it otherwise', async ({ world }) => {
  const viewer = await world.member({ name: 'Viewer' })
  const hospital = 'Specialties of Spiti'
  for (const specialty of [
    ...['Urology', 'Neurology', 'Paediatric Neurology', 'Pediatrics', 'Paediatric Surgery', 'Medicine/Cardiology'],
    ...['Cardiologist', 'Haematology', 'Immunohaematology', 'ENT', 'Dentistry', '50% Yoga'],
  ])
    await world.member({ name: specialty, specialty, hospital })
  const found = async (specialty: string) => (await named(viewer, { specialty, hospital })).toSorted()

  expect(await found('urology')).toEqual(['Urology'])
  expect(await found('Neurology')).toEqual(['Neurology', 'Paediatric Neurology'])
  expect(await found('Paediatrics')).toEqual(['Paediatric Neurology', 'Pediatrics'])
  expect(await found('cardiology')).toEqual(['Cardiologist', 'Medicine/Cardiology'])
  expect(await found('Hematology')).toEqual(['Haematology'])
  expect(await found('ent')).toEqual(['ENT'])
  expect(await found('50%')).toEqual(['50% Yoga'])
  expect(await found('%')).toEqual([])
})

test('the directory comes in pages, says where one stands with everybody, and leaves oneself out', async ({ world }) => {
  const hospital = 'A Large Hospital'
  const viewer = await world.member({ hospital })
  const crowd = await people(world, 25, { hospital })
  await befriend(world, crowd[24]!, [viewer])
  await viewer.call(mates.request, { memberId: crowd[23]!.id, note: 'Hello' })
  await crowd[22]!.call(mates.request, { memberId: viewer.id })

  const first = await viewer.call(mates.directory, { hospital })
  const second = await viewer.call(mates.directory, { hospital, cursor: first.next! })

  expect(first.items.slice(0, 4).map(({ state, note }) => [state, note])).toEqual([
    ['connected', null],
    ['pending', 'Hello'],
    ['request_received', null],
    ['suggested', null],
  ])
  expect([...first.items, ...second.items].map(({ member }) => member.id)).toEqual(crowd.map(({ id }) => id).reverse())
  expect(second.next).toBeNull()
})

test('who speaks a language comes in pages, newest first, with a mark or without, and nobody across a block', async ({ world }) => {
  const viewer = await world.member()
  const crowd = [...(await people(world, 23)), ...(await people(world, 22, { verified: true }))]
  for (const one of crowd) await setProfile(world, one, { languages: ['Khasi', 'khasi'] })
  const [former, hidden] = [crowd[44]!, crowd[43]!]
  await setProfile(world, former, { languages: ['Garo'] })
  await viewer.call(mates.block, { memberId: hidden.id })
  const all = async (filter: DirectoryFilter) => {
    const first = await viewer.call(mates.directory, filter)
    const second = first.next ? await viewer.call(mates.directory, { ...filter, cursor: first.next }) : { items: [], next: null }
    const third = second.next ? await viewer.call(mates.directory, { ...filter, cursor: second.next }) : { items: [], next: null }
    expect(third.next).toBeNull()
    return [first, second, third].flatMap(({ items }) => items.map(({ member }) => member.id))
  }
  const speakers = crowd
    .slice(0, 43)
    .map(({ id }) => id)
    .reverse()

  expect(await all({ language: 'KHASI' })).toEqual(speakers)
  expect(await all({ language: 'khasi', proven: 'registered' })).toEqual(speakers.slice(0, 20))
  expect(await all({ language: 'khasi', q: 'nobody' })).toEqual([])
  expect(await all({ language: 'Garo' })).toEqual([former.id])
})
