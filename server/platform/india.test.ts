import { expect, test } from 'vitest'
import { dayInIndia, midnightInIndia } from './india.ts'

test('a day begins at midnight in India', () => {
  const lateEvening = new Date('2026-03-01T18:29:59Z')
  const midnight = new Date('2026-03-01T18:30:00Z')

  expect(dayInIndia(lateEvening)).toBe('2026-03-01')
  expect(dayInIndia(midnight)).toBe('2026-03-02')
  expect(midnightInIndia(lateEvening).toISOString()).toBe('2026-02-28T18:30:00.000Z')
  expect(midnightInIndia(midnight)).toEqual(midnight)
  expect(midnightInIndia(midnight, 1).toISOString()).toBe('2026-03-02T18:30:00.000Z')
})
