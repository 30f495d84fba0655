import { expect, test } from 'vitest'
import { foundNotes } from '#tests/support/found-notes.ts'
import type { Found } from '../library/library.ts'
import { AMBIGUOUS } from '../text/ambiguous.ts'
import { askBack } from './ask-back.ts'
import { compose } from './compose.ts'

const found = (query: string, ...names: string[]): Found => ({
  documents: foundNotes(...names),
  terms: (query.match(/[\p{L}\p{N}-]+/gu) ?? []).map((word) => ({
    word: word.toLowerCase(),
    stem: word.toLowerCase(),
    repaired: null,
    df: 3,
    idf: 4,
  })),
  signals: { c3: 1, cs: 1, s: 0.8, g: 0.6 },
  searched: 300,
})
const asked = (query: string, ...names: string[]) => askBack(query, found(query, ...names))

test('a short form that is used for several things is asked about, each choice a question in full', () => {
  expect(asked('MS in pregnancy, is it safe?')).toEqual({
    question: 'MS is used for three things. Which one do you mean?',
    choices: [
      'Multiple sclerosis in pregnancy, is it safe?',
      'Mitral stenosis in pregnancy, is it safe?',
      'Morphine sulfate in pregnancy, is it safe?',
    ],
  })
  expect(asked('cap')?.choices[0]).toBe('What is known about community-acquired pneumonia?')
})

test.each([
  'Apixaban in PE',
  'SBP albumin',
  'What is the target SBP in mmHg?',
  'Ocrelizumab in relapsing MS',
  'as needed budesonide in asthma',
  'How is dengue treated?',
  'Does it help to give oxygen in myocardial infarction?',
])('what is clear is not asked about: %s', (query) => {
  expect(asked(query, 'deliver', 'dapa-hf')).toBeUndefined()
})

test('of "it" is asked what is meant, unless the post above says so', () => {
  expect(asked('Is it safe in pregnancy?', 'chap')?.question).toBe('What is meant by “it”? Name the medicine or the illness.')
  expect(askBack('Is it safe in pregnancy?', found('Is it safe in pregnancy labetalol', 'chap'))).toBeUndefined()
})

test('of one word is asked what one wants to know, where the library holds something near', () => {
  expect(asked('steroids?', 'cape-cod-hydrocortisone', 'reduce-copd-steroids')).toEqual({
    question: 'What do you want to know about “steroids”?',
    choices: [
      'What is known about hydrocortisone in severe community-acquired pneumonia?',
      'What is known about short steroid courses in COPD exacerbations?',
    ],
  })
  expect(asked('bicycle')).toBeUndefined()
})

test('a question back is no answer and cites nothing', () => {
  expect(compose('PD', found('PD', 'deliver', 'dapa-hf'))).toMatchObject({
    ...{ asksBack: true, abstained: true, confidence: 'Low', evidence: [], citations: [], breakdown: [] },
    summary: 'PD is used for three things. Which one do you mean?',
  })
})

test('each short form has two to four meanings, and nobody is asked who writes one of them', () => {
  for (const { short, meanings } of AMBIGUOUS) {
    expect(meanings.length, short).toSatisfy((many: number) => many >= 2 && many <= 4)
    for (const { hints } of meanings) expect(asked(`${short} ${hints[0]}`), `${short} ${hints[0]}`).toBeUndefined()
  }
})
