import { expect, test } from 'vitest'
import { oneQueue, type Waiting } from './queue.ts'

const waiting = (id: string, due: string | null, first?: true): Waiting => ({
  ...{ id, what: 'Report', title: id, about: '', from: '2026-11-20T00:00:00.000Z', due, to: '/verification' },
  ...(first && { first }),
})
const idsOf = (lists: Parameters<typeof oneQueue>[0]) => oneQueue(lists).items.map(({ id }) => id)

const [early, late, paused] = [
  waiting('early', '2026-11-21T00:00:00.000Z'),
  waiting('late', '2026-11-28T00:00:00.000Z'),
  waiting('paused', null),
]
const patient = waiting('patient', '2026-11-29T00:00:00.000Z', true)

test('of several lists a patient comes first, then whatever is due first, and what stands still last', () => {
  expect(
    idsOf([
      { items: [early, paused], isMore: false },
      { items: [patient, late], isMore: false },
    ]),
  ).toEqual(['patient', 'early', 'late', 'paused'])
})

test('it goes no further than each list was read, as what follows there may be due before', () => {
  const lists = [
    { items: [early], isMore: true },
    { items: [patient, late], isMore: false },
  ]

  expect(oneQueue(lists)).toEqual({ items: [patient, early], isMore: true })
  expect(oneQueue([{ items: [], isMore: false }])).toEqual({ items: [], isMore: false })
})
