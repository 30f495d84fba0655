import { expect, test } from 'vitest'
import { containing } from './members.ts'

test.for([
  ['  Asha ', '%Asha%'],
  ['Dr. O’Neil-Rao', '%Dr. O_Neil-Rao%'],
  ['a,full_name.eq.b', '%a_full_name.eq.b%'],
  ['50%) "x\\', '%50__ _x_%'],
  ['हृदय', '%हृदय%'],
])('%j is sought as %j', ([words, pattern]) => {
  expect(containing(words!)).toBe(pattern)
})
