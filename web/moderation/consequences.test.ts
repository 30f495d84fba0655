import { expect, test } from 'vitest'
import { reportKinds } from '#contract/report-kinds.ts'
import { consequenceOf, reversedWords } from './consequences.ts'

test('whoever upholds a report reads what that does, also that it does nothing', () => {
  for (const { id, withheld } of reportKinds) expect(consequenceOf(id).startsWith('It is hidden from everybody')).toBe(withheld)
  expect(consequenceOf('event')).toMatch(/cancelled/)
  for (const kind of ['message', 'profile'] as const) expect(consequenceOf(kind)).toMatch(/nothing is hidden or removed/)
})

test('whoever reverses a decision, and whose it is, reads what comes back', () => {
  expect(reversedWords({ kind: 'post', closes: true })).toMatch(/^The account is opened again.* sees it again/)
  expect(reversedWords({ kind: 'course', closes: false })).toMatch(/^The course stays withdrawn/)
  expect(reversedWords({ kind: 'message', closes: false })).toBe('')
})
