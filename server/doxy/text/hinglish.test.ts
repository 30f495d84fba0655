import { expect, test } from 'vitest'
import { isHinglish, renderedHinglish } from './hinglish.ts'
import { wordsOf } from './tokens.ts'

const read = (text: string) => renderedHinglish(wordsOf(text))?.map(({ word, meant }) => (meant ? `${word} = ${meant}` : word))

test('a Hinglish question is read by what its words mean, the longest phrase first, without those that say nothing', () => {
  expect(read('Dast mein zinc ki goli kitne din deni hoti hai?')).toEqual(['dast = diarrhoea', 'zinc', 'goli = tablet'])
  expect(read('khoon ki ulti ho rahi hai, endoscopy kab karni chahiye')).toEqual(['khoon ki ulti = haematemesis', 'endoscopy'])
  expect(read('maa ka doodh pehle din kam aata hai kya')).toEqual(['maa ka doodh = breastfeeding'])
})

test.each([
  'Is the main aim to treat pain in the hi dose arm?',
  'What is the dose of insulin to use in DKA?',
  'Do par-boiled rice and ki-67 matter to us?',
  'pet scan in lung cancer',
])('an English question is none: %s', (text) => {
  expect(isHinglish(wordsOf(text))).toBe(false)
  expect(renderedHinglish(wordsOf(text))).toBeUndefined()
})

test('one word of Hindi makes no question Hinglish', () => {
  expect(isHinglish(wordsOf('giloy kya'))).toBe(false)
  expect(isHinglish(wordsOf('bukhar ki dawa kya hai'))).toBe(true)
})
