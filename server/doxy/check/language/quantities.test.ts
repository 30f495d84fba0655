import { expect, test } from 'vitest'
import { sameQuantities, standsIn } from './quantities.ts'

test('a number is the same however it is written', () => {
  expect(sameQuantities('1,200 milligrams over twelve months', '1200 mg over 12 months')).toBe(true)
})

test.each([
  ['5 mg', '5 g'],
  ['10 mg/kg', '10 mg'],
  ['30%', '30 years'],
  ['COVID-19', 'SARS'],
])('%s does not stand in %s', (one, other) => {
  expect(standsIn(one, other)).toBe(false)
})
