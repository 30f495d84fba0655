import { expect, test } from 'vitest'
import { type KnownClaim, type Lexis, verdictOf } from './verdict.ts'

const lexis: Lexis = { terms: (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [], idf: (term) => (term.length > 3 ? 2 : 0.2) }
const rule = (claim: string, source: string, known: KnownClaim[] = []) =>
  verdictOf(claim, [{ documentId: 'note:a', passageId: 'p1', text: source }], known, lexis).status

test('a claim that a source says almost word for word is verified', () => {
  const source = 'In hospital, dexamethasone 6 mg daily reduced mortality of ventilated patients by 36%.'

  expect(rule('Dexamethasone 6 mg daily reduced mortality of ventilated patients by 36%', source)).toBe('verified')
})

test.each([
  ['a denial', 'Dexamethasone did not reduce mortality of ventilated patients.', 'needs_review'],
  ['the other direction', 'Dexamethasone increased mortality of ventilated patients.', 'needs_review'],
  ['a hedge', 'Dexamethasone may have reduced mortality of ventilated patients.', 'pending'],
  ['fewer people', 'Dexamethasone reduced mortality only of ventilated patients.', 'pending'],
  ['animals', 'Dexamethasone reduced mortality of ventilated mice and patients.', 'pending'],
  ['another subject', 'Oseltamivir reduced mortality of ventilated patients.', 'pending'],
])('%s in the source verifies nothing', (_what, source, status) => {
  expect(rule('Dexamethasone reduced mortality of ventilated patients', source)).toBe(status)
})

test('a number, a unit or a name with a number that differs verifies nothing', () => {
  expect(rule('Apixaban 5 mg twice daily prevents stroke recurrence', 'Apixaban 5 g twice daily prevents stroke recurrence')).toBe(
    'needs_review',
  )
  expect(rule('Tocilizumab blocks interleukin signalling by IL-6', 'Tocilizumab blocks interleukin signalling by IL-1')).not.toBe(
    'verified',
  )
})

test('A is better than B is not borne out by B is better than A', () => {
  expect(rule('Tenecteplase showed better recovery than alteplase', 'Alteplase showed better recovery than tenecteplase')).not.toBe(
    'verified',
  )
})

test('only a refuted claim of a note disputes, with the same numbers and the same direction', () => {
  const known: KnownClaim[] = [{ documentId: 'note:b', statement: 'Hydroxychloroquine reduces mortality in COVID-19', truth: 'refuted' }]

  expect(rule('Hydroxychloroquine reduces mortality in COVID-19', '', known)).toBe('disputed')
  expect(rule('Hydroxychloroquine does not reduce mortality in COVID-19', '', known)).toBe('pending')
  expect(rule('Hydroxychloroquine increases mortality in COVID-19', '', known)).toBe('pending')
})
