import { expect, test } from 'vitest'
import { reportKinds } from '#contract/report-kinds.ts'
import { consequenceOf } from './consequences.ts'

test('whoever upholds a report reads what that does, also that it does nothing', () => {
  for (const { id, withheld } of reportKinds) expect(consequenceOf(id).startsWith('It is hidden from everybody')).toBe(withheld)
  expect(consequenceOf('event')).toMatch(/cancelled/)
  for (const kind of ['message', 'profile'] as const) expect(consequenceOf(kind)).toMatch(/nothing is hidden or removed/)
})
