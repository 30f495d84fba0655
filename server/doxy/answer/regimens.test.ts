import { expect, test } from 'vitest'
import { foundNotes } from '#tests/support/found-notes.ts'
import { compose } from './compose.ts'
import { regimensFor } from './regimens.ts'

const term = (word: string, stem = word) => ({ word, stem, repaired: null, df: 3, idf: 4 })
const found = (words: string[], ...names: string[]) => ({
  documents: foundNotes(...names),
  terms: words.map((word) => term(word)),
  signals: { c3: 1, cs: 1, s: 0.8, g: 0.6 },
  searched: 900,
})
const CROUP = 'Dexamethasone dose for my 10 kg child with croup?'

test('for one patient no dose is worked out: the regimen of the group is told first, with its people, dose and course', () => {
  const answer = compose(CROUP, found(['dexamethason', 'croup'], 'croup-dexamethasone'))

  expect(answer.summary).toMatch(
    /^I do not work out a dose for one patient\. This is what the group was given: check the national formulary\.\n/,
  )
  expect(answer.regimens).toMatchObject([
    {
      ...{ marker: 1, documentId: 'note:croup-dexamethasone', population: 'children with mild croup' },
      ...{ treatment: 'dexamethasone', dose: '0.6 mg per kg', course: 'single oral dose' },
    },
  ])
  expect(answer.citations[0]!.quote).toBe(answer.regimens[0]!.quote)
})

test('a regimen of something else is no answer, and that is said', () => {
  const answer = compose('Paracetamol dose for my 10 kg child with croup?', found(['paracetamol', 'croup'], 'croup-dexamethasone'))

  expect(answer.regimens).toEqual([])
  expect(answer.summary).toContain('I do not work out a dose for one patient.')
})

test('who asks for no dose gets no regimen', () => {
  expect(compose('Does dexamethasone help in croup?', found(['dexamethason', 'croup'], 'croup-dexamethasone')).regimens).toEqual([])
})

test.each([
  ['valproate', ['40 mg per kg']],
  ['levetiracetam', ['60 mg per kg']],
])('of several treatments %s is given as asked for', (drug, doses) => {
  const { documents, terms } = found([drug === 'valproate' ? 'valproat' : drug], 'esett')

  expect(regimensFor(`${drug} dose`, terms, documents)?.given.map(({ regimen }) => regimen.dose)).toEqual(doses)
})
