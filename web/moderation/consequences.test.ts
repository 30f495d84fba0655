import { expect, test } from 'vitest'
import { consequenceOf } from './consequences.ts'

test('whoever upholds a report reads what that does, and that a post which breaks another rule stays', () => {
  expect(consequenceOf({ kind: 'post', reason: 'patient_privacy' })).toMatch(/stays hidden/)
  expect(consequenceOf({ kind: 'event', reason: 'spam' })).toMatch(/cancelled/)
  for (const kind of ['post', 'message', 'profile'] as const)
    expect(consequenceOf({ kind, reason: 'harassment' })).toMatch(/nothing is hidden or removed/)
  expect(consequenceOf({ kind: 'message', reason: 'patient_privacy' })).toMatch(/nothing is hidden or removed/)
})
