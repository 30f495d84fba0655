import { expect, test } from 'vitest'
import type { Poll } from '#contract/poll.ts'
import { isBehind, laterOf, withWord } from './state.ts'

const poll = (part: Partial<Poll> = {}): Poll => ({
  ...{ options: ['Yes', 'No'], votes: 3, counts: null, choice: null, isClosed: false, version: 3 },
  closesAt: '2026-11-25T08:00:00.000Z',
  ...part,
})
const voted = poll({ counts: [2, 1], choice: 0 })

test('an answer that is older than what is held does not undo a vote', () => {
  expect(laterOf(voted, poll({ votes: 2, version: 2 }))).toBe(voted)
  expect(laterOf(poll({ version: 2 }), voted)).toBe(voted)
  expect(laterOf(null, voted)).toBe(voted)
  expect(laterOf(voted, null)).toBeNull()
})

test('whoever sees the total alone is told it; whoever sees each option reads them again', () => {
  const word = { votes: 4, version: 4 }

  expect(withWord(poll(), word)).toMatchObject({ votes: 4, version: 4, counts: null })
  expect(withWord(voted, word)).toBe(voted)
  expect([isBehind(poll(), word), isBehind(voted, word)].map(Boolean)).toEqual([false, true])
})

test('word of what is known already changes nothing', () => {
  const [word, held] = [{ votes: 3, version: 3 }, poll()]

  expect(withWord(held, word)).toBe(held)
  expect(isBehind(voted, word)).toBe(false)
})
