import { expect, test } from 'vitest'
import { areDifferent, isRepeated } from './poll-options.ts'

test('options that a reader cannot tell apart are the same', () => {
  const pairs = [
    ['Yes', 'YES'],
    ['Yes', 'Ｙｅｓ'],
    ['No change', 'No\u00a0 change'],
    ['Café', 'Cafe\u0301'],
    ['Yes', 'Y\ufe0fes\u115f'],
    ['σοφος', 'ΣΟΦΟΣ'],
  ] as const
  for (const pair of pairs) expect([pair, areDifferent(pair), isRepeated(pair, 1)]).toEqual([pair, false, true])
})

test('a vowel sign, a mark and a number tell options apart, and what is still empty repeats nothing', () => {
  for (const pair of [
    ['दिन', 'दान'],
    ['Stage I', 'Stage 1'],
    ['5 mg', '0.5 mg'],
    ['≤ 5', '≥ 5'],
  ])
    expect([pair, areDifferent(pair)]).toEqual([pair, true])
  expect(isRepeated(['', ' '], 1)).toBe(false)
})
