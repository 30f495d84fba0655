import { expect, test } from 'vitest'
import { entryWords, warningWords } from './fact-words.ts'

test('what is unusual about a number is said with what makes it so', () => {
  expect(warningWords({ as: 'letters', letters: 'DMC', council: 'Delhi Medical Council' })).toBe(
    'Numbers beginning with DMC belong to the Delhi Medical Council.',
  )
  expect(warningWords({ as: 'year_inside', inside: 2015, year: 2014 })).toBe(
    'The number contains the year 2015, but the year of registration is 2014.',
  )
})

test('a line of a history says what was compared, who was renamed and why a file is gone, and else nothing', () => {
  expect(entryWords({ act: 'approved', fact: { as: 'compared', compared: ['name', 'orcid'], register: 'orcid.org' } })).toBe(
    'Compared with orcid.org: Name, ORCID iD.',
  )
  expect(entryWords({ act: 'renamed', fact: { as: 'renamed', from: 'Asha Rao', to: 'Asha Menon' } })).toBe(
    'Name changed from Asha Rao to Asha Menon.',
  )
  expect(entryWords({ act: 'aadhaar_removed', fact: null })).toContain('which we never ask for')
  expect(entryWords({ act: 'taken', fact: null })).toBe('')
})
