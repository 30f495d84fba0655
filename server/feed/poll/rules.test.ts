import { expect, test } from 'vitest'
import { mayVote, recounted } from './rules.ts'

const open = { isOwn: false, isClosed: false, options: ['Yes', 'No'] }

test('a member votes for an option that is there, in an open poll of somebody else, and takes it back', () => {
  expect(() => mayVote(open, 1)).not.toThrow()
  expect(() => mayVote(open, null)).not.toThrow()
  expect(() => mayVote(open, 2)).toThrow('does not have that option')
  expect(() => mayVote({ ...open, isClosed: true }, null)).toThrow('has closed')
  expect(() => mayVote({ ...open, isOwn: true }, 0)).toThrow('your own poll')
})

test('a vote counts once, wherever it moves', () => {
  expect(recounted([2, 0, 1], null, 1)).toEqual([2, 1, 1])
  expect(recounted([2, 1, 1], 1, 0)).toEqual([3, 0, 1])
  expect(recounted([3, 0, 1], 0, null)).toEqual([2, 0, 1])
})
