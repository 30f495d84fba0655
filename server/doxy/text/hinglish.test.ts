import { expect, test } from 'vitest'
import { isEnglishWord } from './english-words.ts'
import { HINDI_VERBS } from './hindi-verbs.ts'
import { isHinglish, renderedHinglish } from './hinglish.ts'
import { wordsOf } from './tokens.ts'

const read = (text: string) => renderedHinglish(wordsOf(text))?.map(({ word, meant }) => (meant ? `${word} = ${meant}` : word))

test('a Hinglish question is read by what its words mean, the longest phrase first, without those that say nothing', () => {
  expect(read('Dast mein zinc ki goli kitne din deni hoti hai?')).toEqual(['dast = diarrhoea', 'zinc', 'goli = tablet', 'din = day'])
  expect(read('khoon ki ulti ho rahi hai, endoscopy kab karni chahiye')).toEqual(['khoon ki ulti = haematemesis', 'endoscopy'])
  expect(read('maa ka doodh pehle din kam aata hai kya')).toEqual(['maa ka doodh = breastfeeding', 'din = day'])
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

test('words that only an Indian says tell it too, and verbs in the spellings of phones', () => {
  expect(read('asthma mein fungus ka ilaj')).toEqual(['asthma', 'fungus', 'ilaj = treatment'])
  expect(read('metformin eGFR kitna gir jaye to band krna h')).toEqual(['metformin', 'egfr'])
  expect(read('pregnancy me konsi dawa nhi deni')).toEqual(['pregnancy', 'dawa = medicine treatment'])
})

test('no form of a verb is an English word', async () => {
  const english = []
  for (const form of HINDI_VERBS) if (await isEnglishWord(form)) english.push(form)
  expect(english).toEqual([])
})
