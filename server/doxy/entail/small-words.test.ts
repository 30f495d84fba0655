import { expect, test } from 'vitest'
import { smallWordMore } from './small-words.ts'

const TRIAL = {
  arms: 'bisoprolol | placebo',
  result: 'adults with an ejection fraction of 40% or less | death | 2 years | 12%',
  isChance: false,
}

test.each([
  ['Death was 12% within a day.', 'day'],
  ['Weekly bisoprolol lowered death.', 'week'],
  ['Death was 12% each month.', 'month'],
  ['Death was 12% in combination.', 'together'],
  ['Death was 12% with bisoprolol alone.', 'alone'],
  ['Death was 12% before bisoprolol.', 'before'],
  ['Death was 12% in all patients.', 'all'],
  ['Death was 12% by chance.', 'chance'],
  ['Death was at least 12% on bisoprolol.', 'more 12'],
  ['Death was 12% or less on bisoprolol.', 'less 12'],
])('%s', (claim, word) => {
  expect(smallWordMore(claim, TRIAL)).toBe(word)
})

test.each([
  'Death was 12% on bisoprolol over 2 years.',
  'Death was 12% on bisoprolol for two years.',
  'Death was 12% at an ejection fraction of at most 40%.',
  'All-cause death was 12%.',
])('%s Nothing more.', (claim) => {
  expect(smallWordMore(claim, TRIAL)).toBeUndefined()
})

test('what a result has may be said of it', () => {
  const rate = { arms: 'aspirin plus clopidogrel | aspirin alone', result: 'stroke | before surgery | 2.1% a year', isChance: true }

  expect(smallWordMore('Stroke was 2.1% each year together, by chance, before surgery, and more with aspirin alone.', rate)).toBeUndefined()
})
