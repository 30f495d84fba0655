import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { heldOf } from '../held.ts'
import { seenUpTo } from './seen.ts'

const written = (first: number, senders: readonly string[], over: Record<number, Partial<Message>> = {}) =>
  senders.map((senderId, at) => ({ seq: first + at, senderId, author: 'member', gone: null, ...over[first + at] }) as Message)
const held = (items: readonly Message[]) => heldOf({ items, firstSeq: 1, lastSeq: items.at(-1)!.seq, changeSeq: 0 })
const six = held(written(1, ['ravi', 'ravi', 'ravi', 'ravi', 'ravi', 'ravi']))
const opened = { readSeq: 1, unread: 5, lastSeq: 6 }

test('what was skipped stays unseen, and so does what was seen after it until it is seen', () => {
  expect(seenUpTo(opened, six, new Set([2, 3, 6]), 'asha')).toBe(3)
  expect(seenUpTo(opened, six, new Set([6]), 'asha')).toBe(1)
  expect(seenUpTo(opened, six, new Set([2, 3, 4, 5, 6]), 'asha')).toBe(6)
})

test('one’s own messages, events of a group and what is gone need not be seen', () => {
  const over = { 3: { author: 'house', senderId: null }, 4: { gone: 'deleted' }, 5: { gone: 'hidden' } } as const
  const mixed = held(written(1, ['ravi', 'asha', '', 'ravi', 'ravi', 'ravi'], over))

  expect(seenUpTo(opened, mixed, new Set([6]), 'asha')).toBe(6)
  expect(seenUpTo(opened, mixed, new Set(), 'asha')).toBe(1)
})

test('of what lies before a stretch that is held nothing is known but how much of it was unread', () => {
  const end = held(written(101, ['asha', 'ravi', 'ravi']))
  const far = { readSeq: 1, lastSeq: 103 }

  expect(seenUpTo({ ...far, unread: 3 }, end, new Set([102, 103]), 'asha')).toBe(1)
  expect(seenUpTo({ ...far, unread: 2 }, end, new Set([102, 103]), 'asha')).toBe(103)
  // What came after it was counted is not what was counted.
  expect(seenUpTo({ ...far, unread: 2, lastSeq: 102 }, end, new Set([102, 103]), 'asha')).toBe(1)
})

test('of a hundred and more it is not known how many they are', () => {
  const end = held(
    written(
      201,
      Array.from({ length: 120 }, () => 'ravi'),
    ),
  )
  const all = new Set(end.messages.map(({ seq }) => seq))

  expect(seenUpTo({ readSeq: 1, unread: 100, lastSeq: 320 }, end, all, 'asha')).toBe(1)
})

test('what its reader deleted for themselves is nothing that was skipped', () => {
  const rest = { ...held(written(5, ['ravi', 'ravi'])), firstSeq: 5 }

  expect(seenUpTo(opened, rest, new Set([5, 6]), 'asha')).toBe(6)
})
