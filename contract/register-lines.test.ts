import { expect, test } from 'vitest'
import { differencesOf, linesOf } from './register-lines.ts'

const claimed = {
  council: 'Maharashtra Medical Council',
  number: 'MH-00417',
  year: 2018,
  nameAsRegistered: 'Pallavi Deshpande',
  hprId: null,
}
const record = { name: 'DESHPANDE PALLAVI', number: 'MH/417', year: '2019', status: 'active' }
const verdictsOf = (entry: Record<string, string> | null) =>
  Object.fromEntries(linesOf(claimed, entry).map(({ name, verdict }) => [name, verdict]))

test('a claim stands beside the entry, line by line', () => {
  expect(verdictsOf(record)).toEqual({ Name: 'same', Council: undefined, Number: 'same', Year: 'different', Status: undefined })
  expect(verdictsOf({ ...record, name: 'RAVI MENON', number: 'MH/1417' })).toMatchObject({ Name: 'different', Number: 'different' })
})

test('a name that was struck off differs, whatever else is the same', () => {
  expect(differencesOf(claimed, { ...record, year: '2018' })).toEqual([])
  expect(differencesOf(claimed, { ...record, status: 'Removed' })).toEqual(['Year', 'Status'])
  expect(differencesOf(claimed, null)).toEqual([])
  const same = { ...record, year: '2018' }
  expect(differencesOf({ ...claimed, number: '417' }, same)).toEqual([])
  expect(differencesOf({ ...claimed, number: 'KA/417' }, same)).toEqual(['Number'])
})

test('what a register leaves empty is not known, and without an entry nothing is compared', () => {
  expect(verdictsOf({ ...record, year: '' })).toMatchObject({ Year: 'unknown' })
  expect(Object.values(verdictsOf(null)).filter(Boolean)).toEqual([])
})
