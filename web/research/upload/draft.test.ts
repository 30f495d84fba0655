import { expect, test } from 'vitest'
import { changeOf, emptyDraft, filledBy, proposedBy, sentOf, withoutProposal, withProposal } from './draft.ts'

const proposal = {
  ...{ title: 'Door-to-wire time', authors: 'A. Iyer', year: '2025', journal: 'IHJ', doi: '10.1000/1', abstract: 'We followed.' },
  topics: ['STEMI', 'Networks'],
}

test('what a file says of itself fills empty fields, and never takes the place of what was typed', () => {
  const typed = { ...emptyDraft, title: 'Our title', journal: ' ' }

  const filled = withProposal(typed, proposal)

  expect(filled).toMatchObject({ title: 'Our title', journal: 'IHJ', authors: 'A. Iyer', topics: 'STEMI, Networks', doi: '10.1000/1' })
  expect(filledBy(typed, proposal)).toEqual(['authors', 'journal', 'year', 'DOI', 'topics', 'abstract'])
})

test('what a file put into the fields goes with it, and what was typed or changed stays', () => {
  const typed = { ...emptyDraft, title: 'Our title' }
  const proposed = proposedBy(typed, proposal)
  const filled = { ...withProposal(typed, proposal), authors: 'A. Iyer, R. Deshmukh', specialization: 'Cardiology' }

  expect(withoutProposal(filled, proposed)).toEqual({ ...typed, authors: 'A. Iyer, R. Deshmukh', specialization: 'Cardiology' })
})

test('topics are sent apart, each once, and a DOI only where there is one', () => {
  expect(sentOf({ ...emptyDraft, topics: ' STEMI, Networks,, STEMI ' })).toMatchObject({ topics: ['STEMI', 'Networks'], doi: null })
})

test('of an edit only what was changed is sent', () => {
  const before = { ...emptyDraft, title: 'Transfers', topics: 'STEMI, Networks', audience: 'public' } as const

  expect(changeOf(before, { ...before, title: 'Transfers by night', topics: 'STEMI,  Networks', doi: '10.1000/1' })).toEqual({
    title: 'Transfers by night',
    doi: '10.1000/1',
  })
  expect(changeOf(before, before)).toEqual({})
})
