import { expect, test } from 'vitest'
import { withoutName } from './study-names.ts'

test.each([
  ['In DAPA-HF, deaths were fewer.', 'note:dapa-hf', 'deaths were fewer.'],
  ['NICE-SUGAR: deaths were more.', 'note:nice-sugar', 'deaths were more.'],
  ['In TB-PRACTECAL the outcome was better.', 'note:tb-practecal', 'the outcome was better.'],
  ['EMPA-REG OUTCOME showed that deaths were fewer.', 'note:empa-reg-outcome', 'deaths were fewer.'],
  ['A reminder for residents: deaths were fewer.', 'note:crash-2', 'deaths were fewer.'],
])('%s says nothing by the name of its study', (claim, id, bare) => {
  expect(withoutName(claim, id)).toBe(bare)
})

test('the name of another study, or of a virus, stays', () => {
  expect(withoutName('In DAPA-CKD, deaths were fewer.', 'note:dapa-hf')).toBe('In DAPA-CKD, deaths were fewer.')
  expect(withoutName('In HPV infection, deaths were fewer.', 'note:hpv-screening-india')).toBe('In HPV infection, deaths were fewer.')
})
