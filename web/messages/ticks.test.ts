import { expect, test } from 'vitest'
import { tickOf } from './ticks.ts'

test('a tick says what the least of the others has', () => {
  const [far, near, away] = [
    { delivered: 9, read: 9 },
    { delivered: 7, read: 5 },
    { delivered: 0, read: 0 },
  ]

  expect([5, 6, 7, 8].map((seq) => tickOf(seq, [far, near]))).toEqual(['read', 'delivered', 'delivered', 'sent'])
  expect(tickOf(1, [far, near, away])).toBe('sent')
})

test('what was read was received, and where nobody else is nothing was', () => {
  expect(tickOf(3, [{ delivered: 0, read: 3 }])).toBe('read')
  expect(
    tickOf(3, [
      { delivered: 0, read: 3 },
      { delivered: 3, read: 0 },
    ]),
  ).toBe('delivered')
  expect(tickOf(1, [])).toBe('sent')
})
