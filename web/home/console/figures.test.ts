import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import type { Waiting } from './queue.ts'

const NOW = Date.parse('2026-11-25T00:00:00.000Z')
const waiting = (day: number | null, rest: Partial<Waiting> = {}): Waiting => ({
  ...{ id: `${day}`, what: 'Report', title: '', about: '', from: '2026-11-20T00:00:00.000Z', to: '/verification' },
  due: day === null ? null : `2026-11-${day}T00:00:00.000Z`,
  ...rest,
})

test('what is overdue and what comes first are counted, and the next day is told whatever stands before it', () => {
  const items = [waiting(28, { first: true }), waiting(21), waiting(25), waiting(27), waiting(null)]

  expect(figuresOf({ items, isMore: false }, NOW)).toEqual({ overdue: 2, first: 1, nextDue: '2026-11-27T00:00:00.000Z' })
  expect(figuresOf({ items: [], isMore: false }, NOW)).toEqual({ overdue: 0, first: 0, nextDue: undefined })
})

test('where more may follow of the same, the figure says so', () => {
  expect(figuresOf({ items: [waiting(21), waiting(22)], isMore: true }, NOW)).toMatchObject({ overdue: '2+', first: 0 })
  expect(figuresOf({ items: [waiting(21), waiting(27)], isMore: true }, NOW)).toMatchObject({ overdue: 1 })
  expect(figuresOf({ items: [waiting(21, { first: true })], isMore: true }, NOW)).toMatchObject({ first: '1+' })
})
