import { expect, test } from 'vitest'
import { councils } from '#contract/councils.ts'
import { findCouncils, likelyCouncil } from './find-councils.ts'

const namesOf = (...asked: Parameters<typeof findCouncils>) => findCouncils(...asked).map(({ name }) => name)

test('every council is found by one kind of member, and under a name of its own', () => {
  const all = [...findCouncils('doctor', ''), ...findCouncils('allied', '')]
  expect(all.map(({ id }) => id).sort()).toEqual(councils.map(({ id }) => id).sort())
  expect(new Set(councils.map(({ name }) => name)).size).toBe(councils.length)
  expect(new Set(councils.map(({ id }) => id)).size).toBe(councils.length)
})

test('the councils of one state stand together, those of all India first and those of other countries last', () => {
  const places = findCouncils('allied', '').map(({ place }) => place)
  const groups = places.filter((place, at) => place !== places[at - 1])
  expect(new Set(groups).size).toBe(groups.length)
  expect([groups[0], groups.at(-1)]).toEqual(['All India', 'Outside India'])
})

test.each([
  ['allied', 'physio delhi', ['Delhi Council for Physiotherapy and Occupational Therapy', 'Delhi: state allied and healthcare council']],
  ['allied', 'Kerala optometry', ['Kerala: state allied and healthcare council']],
  ['doctor', 'BHMS goa', ['Goa: state board of Ayurveda, Unani or Siddha', 'Goa: state council of homoeopathy']],
  ['doctor', 'united kingdom', ['General Medical Council, United Kingdom', 'General Dental Council, United Kingdom']],
  ['allied', 'medical council', []],
] as const)('a %s who types “%s” finds %j', (kind, typed, found) => {
  expect(namesOf(kind, typed).toSorted()).toEqual([...found].toSorted())
})

test('where somebody works suggests the council of their state', () => {
  expect(likelyCouncil('doctor', 'Chennai, Tamil Nadu')).toBe('tnmc')
  expect(likelyCouncil('allied', 'Kochi, Kerala')).toBe('nursing-kerala')
  expect(likelyCouncil('doctor', 'London')).toBe('')
})
