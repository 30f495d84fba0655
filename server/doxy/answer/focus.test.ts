import { expect, test } from 'vitest'
import { focusOf, followUps, knownOf, narrower } from './focus.ts'

const term = (word: string, repaired: string | null = null) => ({ word, stem: word, repaired, df: 3, idf: 4 })

test('a repaired word is told as it was read, all others as they were written', () => {
  expect(focusOf('Does dapaglifozin help in HFrEF?', [term('dapaglifozin', 'dapagliflozin'), term('hfref')])).toBe('dapagliflozin in HFrEF')
})

test.each([
  ['What is the target blood pressure in chronic kidney disease?', 'target blood pressure in chronic kidney disease'],
  ['Is aspirin useful for primary prevention in diabetics?', 'aspirin for primary prevention in diabetics'],
  ['How should snakebite be managed in India?', 'snakebite in India'],
  ['Does zinc reduce mortality in diarrhoea?', 'zinc in diarrhoea'],
  ['Does dapagliflozin prevent hospital stays?', 'dapagliflozin and hospital stays'],
  ['What is the role of zinc in diarrhoea?', 'zinc in diarrhoea'],
  ['scrub typhus doxycycline or azithromycin', 'scrub typhus doxycycline or azithromycin'],
])('%s is about %s', (question, focus) => {
  expect(focusOf(question, [])).toBe(focus)
})

test('nobody is asked about India twice', () => {
  expect(followUps('snakebite in India').join(' ')).not.toContain('from India')
})

test('what is hoped for is not the subject, unless nothing else is asked', () => {
  expect(focusOf('Does aspirin lower mortality in suspected myocardial infarction?', [])).toBe('aspirin in myocardial infarction')
  expect(focusOf('What is survival?', [])).toBe('survival')
})

test('narrower questions are about what the library knows, and about itself where that is nothing', () => {
  const unknown = (word: string) => ({ ...term(word), df: 0 })

  expect(narrower(knownOf('torque in dengue for bicycle', [unknown('torque'), term('dengue'), unknown('bicycle')]))[0]).toBe(
    'What is known about the diagnosis of dengue?',
  )
  expect(narrower(knownOf('bicycle torque', [unknown('bicycle'), unknown('torque')]))).toContain('How is dengue shock treated?')
})
