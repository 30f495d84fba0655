import { expect, test } from 'vitest'
import { isSameEmail, masked } from './rules.ts'

test('an address is told by its first letters alone', () => {
  expect(masked('ravi.menon@gmail.com')).toBe('r…@g…')
  expect(masked('r@g')).toBe('r…@g…')
})

test('capitals make no other address', () => {
  expect(isSameEmail('Asha@Ward.example', 'asha@ward.example')).toBe(true)
  expect(isSameEmail('asha@ward.example', 'asha@ward.example.org')).toBe(false)
})
