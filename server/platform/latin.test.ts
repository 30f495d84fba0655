import { expect, test } from 'vitest'
import { latinised } from './latin.ts'

test.each([
  ['राहुल', 'rahul'],
  ['सुनीता', 'sunita'],
  ['कृष्ण', 'krishna'],
  ['मिश्रा', 'mishra'],
  ['अंबिका', 'ambika'],
  ['सिंह', 'singh'],
  ['राव', 'rao'],
  ['তন্ময়', 'tanmay'],
  ['ਗੁਰਪ੍ਰੀਤ', 'gurprit'],
  ['પટેલ', 'patel'],
  ['முருகன்', 'murugan'],
  ['రెడ్డి', 'reddi'],
  ['ಗೌಡ', 'gauda'],
  ['നായർ', 'nayar'],
])('%s is written %s', (word, latin) => {
  expect(latinised(word)).toBe(latin)
})

test('a word of another script stays as it is', () => {
  expect(['Rao', '王', 'Ασπα', ''].map(latinised)).toEqual(['Rao', '王', 'Ασπα', ''])
})
