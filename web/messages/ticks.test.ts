import { expect, test } from 'vitest'
import { othersOf, tickOf } from './ticks.ts'

test('a tick says what the least of the others has', () => {
  const [far, near, away] = [
    { delivered: 9, read: 9 },
    { delivered: 7, read: 5 },
    { delivered: 0, read: 0 },
  ]

  expect([5, 6, 7, 8].map((seq) => tickOf(seq, [far, near]))).toEqual(['read', 'delivered', 'delivered', 'sent'])
  expect(tickOf(1, [far, near, away])).toBe('sent')
})

test('where all others have left a tick stays as it was', () => {
  const me = { member: { id: 'me' }, marks: { delivered: 0, read: 0 } }
  const ravi = { member: { id: 'ravi' }, marks: { delivered: 4, read: 4 } }
  const before = { delivered: 4, read: 4 }

  expect(tickOf(4, othersOf({ ...before, participants: [me, ravi] }, 'me'))).toBe('read')
  expect(tickOf(4, othersOf({ ...before, participants: [me] }, 'me'))).toBe('read')
  expect(tickOf(5, othersOf({ ...before, participants: [me] }, 'me'))).toBe('sent')
})

test('what was read was received', () => {
  expect(tickOf(3, [{ delivered: 0, read: 3 }])).toBe('read')
  expect(
    tickOf(3, [
      { delivered: 0, read: 3 },
      { delivered: 3, read: 0 },
    ]),
  ).toBe('delivered')
})
