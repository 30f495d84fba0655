import { expect, test } from 'vitest'
import { pausedWords } from './deadline.ts'

test('a clock that stands still says how much is left', () => {
  expect([null, 17.9, 0.4, -2].map((hours) => pausedWords(hours))).toEqual([
    undefined,
    'Paused, 17\u00a0h left',
    'Paused, less than 1\u00a0h left',
    'Paused, overdue',
  ])
})
