import { expect, test } from 'vitest'
import { smallWordMore } from './small-words.ts'

const SAID = 'adults with an ejection fraction of 40% or less | death | 2 years | 12%'
const TRIAL = { arms: 'bisoprolol | placebo', result: SAID, told: SAID, isChance: false }

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
  const said = 'stroke | before surgery | 2.1% a year'
  const rate = { arms: 'aspirin plus clopidogrel | aspirin alone', result: said, told: said, isChance: true }

  expect(smallWordMore('Stroke was 2.1% each year together, by chance, before surgery, and more with aspirin alone.', rate)).toBeUndefined()
})

test('what is told of a study may be said of what was given in it', () => {
  const told = `${SAID} | Bisoprolol was added to an ACE inhibitor, once a day before breakfast.`

  expect(smallWordMore('Daily bisoprolol on top of an ACE inhibitor, before breakfast, lowered death.', { ...TRIAL, told })).toBeUndefined()
  expect(smallWordMore('Death was 12% within a day.', { ...TRIAL, told })).toBe('day')
})
