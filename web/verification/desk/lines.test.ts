import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

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

test('what a register leaves empty is not known, and without an entry nothing is compared', () => {
  expect(verdictsOf({ ...record, year: '' })).toMatchObject({ Year: 'unknown' })
  expect(Object.values(verdictsOf(null)).filter(Boolean)).toEqual([])
})
