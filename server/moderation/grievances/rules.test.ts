import { expect, test } from 'vitest'
import { grievanceDueAt, referenceOf } from './rules.ts'

test('a grievance is called by the year of India in which it was filed', () => {
  expect(referenceOf(123, new Date('2026-06-01T09:00:00Z'))).toBe('GR-2026-000123')
  expect(referenceOf(1_234_567, new Date('2026-12-31T18:31:00Z'))).toBe('GR-2027-1234567')
})

test('it is answered within seven days', () => {
  expect(grievanceDueAt(new Date('2026-06-01T09:00:00Z'))).toEqual(new Date('2026-06-08T09:00:00Z'))
})
