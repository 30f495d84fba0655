import { expect, test } from 'vitest'
import { experienceOf, payOf } from './card-words.ts'
import { changedWords, readersOf } from './words.ts'

test.each([
  [36, 48, null, '₹36–48 LPA'],
  [7.5, null, null, 'From ₹7.5 LPA'],
  [null, 12, null, 'Up to ₹12 LPA'],
  [12, 12, null, '₹12 LPA'],
  [null, null, 55_000, '₹55,000 a month'],
  [null, null, null, 'Pay not stated'],
])('pay from %s to %s with a stipend of %s reads so', (salaryFrom, salaryTo, stipend, words) =>
  expect(payOf({ salaryFrom, salaryTo, stipend })).toBe(words),
)

test.each([
  [8, null, '8+ years'],
  [0, 3, '0–3 years'],
  [1, 1, '1 year'],
  [0, null, 'No experience needed'],
])('experience from %s to %s reads so', (experienceFrom, experienceTo, words) =>
  expect(experienceOf({ experienceFrom, experienceTo })).toBe(words),
)

test('two fields of one thing are named once', () => expect(changedWords(['salaryFrom', 'salaryTo', 'dutyHours'])).toBe('Pay, duty hours'))

test('of an application that was withdrawn, or whose job was removed, it is not said that anybody reads it', () => {
  expect(readersOf('viewed', { closeReason: 'filled' })).toContain('by nobody else')
  expect(readersOf('withdrawn', { closeReason: null })).toBe('Nobody at the institution reads it any more.')
  expect(readersOf('shortlisted', { closeReason: 'removed' })).toBe('Nobody at the institution reads it any more.')
})
