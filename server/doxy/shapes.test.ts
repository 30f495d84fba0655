import { expect, test } from 'vitest'
import { AskInput, IngestInput } from '#contract/doxy.ts'

test('a document is taken with whatever can be understood of what is said about it', () => {
  const said = (meta: object) => IngestInput.parse({ docs: [{ id: 'pmid:1', text: 'Words', meta }] }).docs[0]?.meta

  expect(said({ year: '2001', authors: 'A. Rao, R. Menon', url: 'https://example.org/1', specialization: 'Cardiology' })).toMatchObject({
    year: 2001,
    authors: ['A. Rao, R. Menon'],
    url: 'https://example.org/1',
  })
  expect(said({ year: 'unknown', url: 'javascript:alert(1)', authors: [1], mesh: ['Adult'], title: null })).toEqual({
    year: null,
    url: null,
    authors: null,
    title: null,
  })
})

test('a question needs words; at most ten documents may be asked for', () => {
  expect(
    AskInput.parse({ query: ' Is it safe? ', user_id: 'local', context: { top_k: 10, user_profile: { role: 'researcher' } } }).query,
  ).toBe('Is it safe?')
  expect(AskInput.safeParse({ query: '  ' }).success).toBe(false)
  expect(AskInput.safeParse({ query: 'x', context: { top_k: 11 } }).success).toBe(false)
})
