import { expect, test } from 'vitest'
import { durationOf, quartersOf, untilWords } from './words.ts'

test('a course tells its length in hours and minutes', () => {
  expect([45, 60, 80].map(durationOf)).toEqual(['45 min', '1 h', '1 h 20 min'])
})

test('an interval of recall is told in days, and a long one in months', () => {
  const now = new Date('2026-11-01T10:00:00Z')
  const at = (days: number) => new Date(now.getTime() + days * 24 * 3600_000).toISOString()

  expect([0, 1, 17, 120].map((days) => untilWords(at(days), now))).toEqual(['today', '1 day', '17 days', '4 months'])
})

test('the hours of a course are quarters, and never none', () => {
  expect([5, 45, 50].map(quartersOf)).toEqual([0.25, 0.75, 0.75])
})
