import { expect, test } from 'vitest'
import { initials, tintOf } from './initials.ts'

test('an avatar shows the first and last initials and skips titles', () => {
  expect(initials('Dr. Ananya Iyer')).toBe('AI')
  expect(initials('Prof. Dr. S. Radhakrishnan Pillai')).toBe('SP')
  expect(initials('meera nair')).toBe('MN')
})

test('an avatar copes with one name, a title alone, other scripts and nothing', () => {
  expect(initials('Ananya')).toBe('A')
  expect(initials('Dr.')).toBe('D')
  expect(initials('डॉ. अनन्या अय्यर')).toBe('डॉअ')
  expect(initials('')).toBe('')
})

test('a member keeps one tint', () => {
  expect(tintOf('0198c0de-0000-7000-8000-000000000001')).toBe(tintOf('0198c0de-0000-7000-8000-000000000001'))
  expect('abcdef').toContain(tintOf(''))
})
