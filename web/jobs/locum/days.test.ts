import { expect, test } from 'vitest'
import { daysFrom, mondayOf, shortDay, shortWeek, todayInIndia, weekWords } from './days.ts'

test('a week begins on Monday, by the calendar of India', () => {
  expect(todayInIndia(new Date('2026-11-22T19:00:00Z'))).toBe('2026-11-23')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(daysFrom('2026-11-30').at(-1)).toBe('2026-12-06')
})

test('a week is said with its month, or with both', () => {
  expect(weekWords('2026-11-23')).toBe('23–29 November 2026')
  expect(weekWords('2026-11-30')).toBe('30 Nov – 6 December 2026')
  expect([shortWeek('2026-11-23'), shortWeek('2026-11-30')]).toEqual(['23–29 Nov', '30 Nov–6 Dec'])
  expect(shortDay('2026-11-25')).toBe('Wed 25 Nov')
})
