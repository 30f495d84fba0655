import { expect, test } from 'vitest'
import { normalise } from './normalisation.ts'

test.each([
  ['Randomised paediatric anaemia', 'Randomized children anemia'],
  ['Deaths from haemorrhage in AKI', 'death from bleeding in acute kidney injury'],
  ['Tight glycaemic control in the ICU', 'intensive glucose control in the intensive care'],
  ['five days is non-inferior to two weeks', '5 days is as good as 2 weeks'],
])('%s', (text, worded) => {
  expect(normalise(text)).toBe(worded)
})

test('a word that only contains another stays', () => {
  expect(normalise('Michael often does this')).toBe('Michael often does this')
})
