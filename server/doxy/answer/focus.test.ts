import { expect, test } from 'vitest'
import { focusOf, knownOf, narrower } from './focus.ts'

test('a repaired word is told as it was read, all others as they were written', () => {
  const term = (word: string, repaired: string | null = null) => ({ word, stem: word, repaired, df: 3, idf: 4 })

  expect(focusOf('Does dapaglifozin help in HFrEF?', [term('dapaglifozin', 'dapagliflozin'), term('hfref')])).toBe('dapagliflozin HFrEF')
})

test('what is hoped for is not the subject, unless nothing else is asked', () => {
  expect(focusOf('Does aspirin lower mortality in suspected myocardial infarction?', [])).toBe('aspirin myocardial infarction')
  expect(focusOf('What is survival?', [])).toBe('survival')
})

test('narrower questions are about what the library knows, and about itself where that is nothing', () => {
  const term = (word: string, df: number) => ({ word, stem: word, repaired: null, df, idf: 4 })

  expect(narrower(knownOf('dengue torque', [term('dengue', 3), term('torque', 0)]))[0]).toBe('What is known about the diagnosis of dengue?')
  expect(narrower(knownOf('bicycle torque', [term('bicycle', 0), term('torque', 0)]))).toContain('How is dengue shock treated?')
})
