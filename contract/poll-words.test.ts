import { expect, test } from 'vitest'
import { opinionOf, shareOf } from './poll-words.ts'

test.for([
  { count: 0, votes: 0, said: '0%' },
  { count: 0, votes: 7, said: '0%' },
  { count: 7, votes: 7, said: '100%' },
  { count: 1, votes: 3, said: '33%' },
  { count: 2, votes: 3, said: '67%' },
  { count: 1, votes: 1000, said: '<1%' },
  { count: 5, votes: 1000, said: '1%' },
  { count: 999, votes: 1000, said: '>99%' },
  { count: 994, votes: 1000, said: '99%' },
])('$count of $votes is $said', ({ count, votes, said }) => {
  expect(shareOf(count, votes)).toBe(said)
})

test('whose opinion it is, and that it is no more than that', () => {
  expect(opinionOf(1)).toBe('Opinion of 1 member, not evidence.')
  expect(opinionOf(123456)).toBe('Opinion of 1,23,456 members, not evidence.')
})
