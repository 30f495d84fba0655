import { expect, test } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

test('an answer is kept for an hour, and the oldest of too many goes', () => {
  let now = 0
  const answers = keptAnswers<number>(() => now)
  for (let at = 0; at <= 1000; at++) answers.keep(String(at), at)

  expect([answers.find('0'), answers.find('1'), answers.find('1000')]).toEqual([undefined, 1, 1000])
  now = 3600_000
  expect(answers.find('1')).toBeUndefined()
})
