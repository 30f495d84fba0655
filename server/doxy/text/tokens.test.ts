import { expect, test } from 'vitest'
import { otherForms } from './lexicon.ts'
import { passagesOf, withoutTitle } from './passages.ts'
import { sentencesOf } from './sentences.ts'
import { termsOf, wordsOf } from './tokens.ts'

test('a compound can be found by its parts and in one piece', () => {
  expect(wordsOf('PD-L1 in naïve patients')).toEqual(['pd', 'l1', 'pdl1', 'in', 'naive', 'patients'])
  expect(wordsOf("Crohn's disease")).toEqual(['crohn', 'disease'])
})

test('inflections meet in one term, and words that stand everywhere in none', () => {
  expect(termsOf('The treatments of patients')).toEqual(termsOf('treatment for a patient'))
})

test('an abbreviation stands for its long form and the other way round', () => {
  expect(otherForms('Is MI more common?', termsOf('Is MI more common?'))).toEqual(termsOf('myocardial infarction'))
  expect(otherForms('copd', ['copd'])).toContain('chronic')
  expect(otherForms('x', termsOf('acute kidney injury'))).toEqual(['aki'])
})

test('a short form in small letters is not taken for an abbreviation where it is a word', () => {
  expect(otherForms('all of us', [])).toEqual([])
})

test('sentences end where a reader would end them', () => {
  const text = 'Aspirin (e.g. 75 mg) was given by Dr. Rao. Risk fell by 0.5 per cent vs. placebo. "It works." So it does.\nRESULTS: None'

  expect(sentencesOf(text)).toEqual([
    'Aspirin (e.g. 75 mg) was given by Dr. Rao.',
    'Risk fell by 0.5 per cent vs. placebo.',
    '"It works."',
    'So it does.',
    'RESULTS: None',
  ])
})

test('an abstract stays whole; a paper is cut on sentence borders into parts of like length', () => {
  const sentence = 'This sentence is made of exactly nine short words.'
  const abstract = Array.from({ length: 30 }, () => sentence).join(' ')
  const paper = Array.from({ length: 100 }, () => sentence).join(' ')

  expect(passagesOf(abstract)).toHaveLength(1)
  const lengths = passagesOf(paper).map(({ body }) => body.split(' ').length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(200)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(120)
  expect(passagesOf(paper).every(({ body }) => body.endsWith('words.'))).toBe(true)
})

test('a passage knows the part of the abstract it stands in', () => {
  const long = Array.from({ length: 50 }, () => 'Words come and words go here.').join(' ')

  expect(passagesOf(`METHODS: ${long}\nRESULTS: ${long}`).map(({ section }) => section)).toEqual([
    'METHODS',
    'METHODS',
    'RESULTS',
    'RESULTS',
  ])
})

test('a title in front of its text is not counted twice', () => {
  expect(withoutTitle('Aspirin in stroke. It helps.', 'Aspirin in stroke')).toBe('It helps.')
  expect(withoutTitle('Aspirin in strokes helps.', 'Aspirin in stroke')).toBe('Aspirin in strokes helps.')
})
