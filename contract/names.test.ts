import { expect, test } from 'vitest'
import { sameBearer, sameName } from './names.ts'

test('names are the same whatever their title, order and dots', () => {
  expect(sameName('Dr. Asha K. Rao', 'RAO ASHA K')).toBe(true)
  expect(sameName('Asha Rao', 'Asha Roy')).toBe(false)
  expect(sameName('José Müller', 'Jose Muller')).toBe(true)
  expect(sameName('राम', 'रमा')).toBe(false)
})

test.each([
  ['Asha Rao', 'Asha Kumari Rao'],
  ['Asha Kumari Rao', 'Asha K. Rao'],
  ['K. Ananya Iyer', 'Prof. Dr. ANANYA IYER'],
  ['Ananya K', 'Ananya'],
  ['José Müller', 'Jose M. Muller'],
])('%s and %s are the same person’s name, one of them fuller', (one, other) => {
  expect([sameBearer(one, other), sameBearer(other, one)]).toEqual([true, true])
})

test.each([
  ['Asha Rao', 'Asha Menon'],
  ['Asha Rao', 'Ravi Rao'],
  ['Asha Rao', 'Asha Rao Menon'],
  ['Asha Kumari Rao', 'Asha Devi Rao'],
  ['Ananya K', 'Ananya R'],
  ['A. Rao', 'Asha Rao'],
  ['Asha', 'Asha Rao'],
  ['', 'Asha Rao'],
])('%s and %s are two names', (one, other) => {
  expect([sameBearer(one, other), sameBearer(other, one)]).toEqual([false, false])
})
