import { expect, test } from 'vitest'
import { remaining } from './deadline.ts'

const due = '2026-01-10T12:00:00.000Z'

test.each([
  ['2026-01-03T12:00:00.000Z', false, 'Due in 7\u00a0days'],
  ['2026-01-08T12:00:00.000Z', false, 'Due in 48\u00a0h'],
  ['2026-01-10T11:20:00.000Z', false, 'Due in 40\u00a0min'],
  ['2026-01-10T12:00:00.001Z', true, 'Overdue by 0\u00a0min'],
  ['2026-01-10T15:30:00.000Z', true, 'Overdue by 3\u00a0h'],
])('at %s the deadline reads so', (now, overdue, words) => {
  expect(remaining(due, new Date(now).getTime())).toEqual({ overdue, words })
})
