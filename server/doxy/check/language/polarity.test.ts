import { expect, test } from 'vitest'
import { hasOppositePolarity, hasSamePolarity, polarityOf } from './polarity.ts'

const alike = (one: string, other: string) => hasSamePolarity(polarityOf(one), polarityOf(other))
const against = (one: string, other: string) => hasOppositePolarity(polarityOf(one), polarityOf(other))

test('two sentences that say a thing the same way point alike', () => {
  expect(alike('Aspirin reduces mortality', 'aspirin lowered mortality at five years')).toBe(true)
  expect(alike('Aspirin does not reduce mortality', 'no reduction of mortality was seen')).toBe(true)
})

test('a denial, the other direction or the opposite word points against', () => {
  expect(against('Aspirin reduces mortality', 'Aspirin did not reduce mortality')).toBe(true)
  expect(against('Aspirin reduces mortality', 'Aspirin increases mortality')).toBe(true)
  expect(against('The vaccine is safe', 'The vaccine is harmful')).toBe(true)
  expect(against('Aspirin reduces mortality', 'Aspirin lowers mortality')).toBe(false)
})
