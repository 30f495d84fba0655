import { expect, test } from 'vitest'
import { findingIn, isAnaphoric } from './choose.ts'

test.each([
  ['Mortality was 15% with artesunate and 22% with quinine, about a third lower.', 2],
  ['The hazard ratio of death was 0.70.', 2],
  ['Cardiovascular death alone did not differ.', 1],
  ['It recommends four classes of medicine together.', 1],
  ['The trial randomised 4,744 adults whose ejection fraction was 40% or lower.', 0],
  ['The question was asked of people with an ejection fraction above 40%, in 20 countries.', 0],
  ['They received both drugs for 7 days, double-blind.', 0],
])('%s: %i', (sentence, finding) => {
  expect(findingIn(sentence)).toBe(finding)
})

test('a sentence that begins with what another one named isAnaphoric on it', () => {
  expect(isAnaphoric('They received both drugs for 7 days.')).toBe(true)
  expect(isAnaphoric('Theophylline was given for 7 days.')).toBe(false)
})
