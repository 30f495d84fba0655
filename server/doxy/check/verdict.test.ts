import { expect, test } from 'vitest'
import type { CuratedClaim } from './claim-matching.ts'
import type { TermWeights } from './language/text-analysis.ts'
import { mayContradict, verdictOf } from './verdict.ts'

const weights: TermWeights = { idf: (term) => (term.length > 3 ? 2 : 0.2) }
const rule = (claim: string, source: string, known: CuratedClaim[] = [], context = '') =>
  verdictOf(claim, [{ documentId: 'note:a', passageId: 'p1', text: source, context }], known, weights).status

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

test('A is better than B is not entailed by B is better than A', () => {
  expect(rule('Tenecteplase showed better recovery than alteplase', 'Alteplase showed better recovery than tenecteplase')).not.toBe(
    'verified',
  )
})

test('only a refuted claim of a note disputes, with the same numbers and the same direction', () => {
  const known: CuratedClaim[] = [
    { documentId: 'note:b', title: '', statement: 'Hydroxychloroquine reduces mortality in COVID-19', truth: 'refuted' },
  ]

  expect(rule('Hydroxychloroquine reduces mortality in COVID-19', '', known)).toBe('disputed')
  expect(rule('Hydroxychloroquine does not reduce mortality in COVID-19', '', known)).toBe('pending')
  expect(rule('Hydroxychloroquine increases mortality in COVID-19', '', known)).toBe('pending')
})

test('a sentence is read under its title, but not what the title compares it with', () => {
  const source = 'Cardiovascular death or admission was less frequent in adults.'
  const claim = 'Cardiovascular death or admission was less frequent in adults with dapagliflozin'

  expect(rule(claim, source, [], 'Dapagliflozin in Heart Failure.')).toBe('verified')
  expect(
    rule(claim, 'Cardiovascular death or admission was less frequent in adults on placebo.', [], 'Dapagliflozin or Placebo.'),
  ).not.toBe('verified')
})

test('a figure counts with its arm, named in the sentence itself', () => {
  const title = 'Dapagliflozin or Placebo in Heart Failure.'
  const named = 'Cardiovascular death or admission occurred in 16.3% on dapagliflozin and 21.2% on placebo.'
  const unnamed = 'Cardiovascular death or admission occurred in 16.3% and 21.2%.'
  const claims = {
    own: 'Cardiovascular death or admission occurred in 16.3% on dapagliflozin',
    others: 'Cardiovascular death or admission occurred in 16.3% on placebo',
    nobodys: 'Cardiovascular death or admission occurred in 16.3%',
    both: 'Cardiovascular death or admission occurred in 16.3% on dapagliflozin and 21.2% on placebo',
    neithers: 'Cardiovascular death or admission occurred in 16.3% and 21.2%',
  }
  const statuses = (source: string) => Object.fromEntries(Object.entries(claims).map(([of, claim]) => [of, rule(claim, source, [], title)]))

  expect(statuses(named)).toMatchObject({ own: 'verified', others: 'pending', nobodys: 'pending', both: 'verified', neithers: 'pending' })
  expect(new Set(Object.values(statuses(unnamed)))).toEqual(new Set(['pending']))
})

test('figures that change places verify nothing, and neither does one of another outcome', () => {
  const source = 'Mortality was 15% with artesunate and 22% with quinine, about a third lower.'

  expect(rule('Mortality was 15% with artesunate and 22% with quinine', source)).toBe('verified')
  expect(rule('Mortality was 22% with artesunate and 15% with quinine', source)).not.toBe('verified')
  expect(rule('Mortality was 15% with quinine and 22% with artesunate', source)).not.toBe('verified')
})

test('a curated claim with percentages added is supported only with those of its document', () => {
  const known: CuratedClaim[] = [
    { documentId: 'note:a', title: '', statement: 'Empagliflozin lowers cardiovascular death in type 2 diabetes', truth: 'supported' },
  ]
  const source = 'Empagliflozin reduced major events from 12.1% to 10.5%; cardiovascular death fell from 5.9% to 3.7%.'

  expect(rule('Empagliflozin lowers cardiovascular death from 5.9% to 3.7% in type 2 diabetes', source, known)).toBe('verified')
  expect(rule('Empagliflozin lowers cardiovascular death from 12.1% to 10.5% in type 2 diabetes', source, known)).not.toBe('verified')
  expect(rule('Empagliflozin raises cardiovascular death from 3.7% to 5.9% in type 2 diabetes', source, known)).not.toBe('verified')
})

test('who says the opposite of what a note states is left to a reviewer', () => {
  const known: CuratedClaim[] = [
    { documentId: 'note:a', title: '', statement: 'Prone positioning lowers mortality in severe ARDS', truth: 'supported' },
  ]
  const source = 'Mortality in severe ARDS with prone positioning was measured at 28 days.'

  expect(rule('Prone positioning increases mortality in severe ARDS', source, known)).toBe('needs_review')
  expect(rule('Prone positioning reduces deaths in severe ARDS', source, known)).toBe('verified')
})

test('one thing in the place of another is another claim', () => {
  const known: CuratedClaim[] = [
    { documentId: 'note:a', title: '', statement: 'Large tidal volumes lower mortality in ARDS', truth: 'refuted' },
  ]

  expect(rule('Low tidal volumes lower mortality in ARDS', '', known)).toBe('pending')
  expect(rule('Large tidal volumes improve survival in ARDS', '', known)).toBe('disputed')
})

test('what is compared with a claim is about the same, sure, and does not agree with it', () => {
  const may = (text: string) =>
    mayContradict(
      'Prednisolone lowers mortality in alcoholic hepatitis',
      { documentId: 'note:a', passageId: 'p1', text, context: 'Prednisolone for Alcoholic Hepatitis.' },
      weights,
    )

  expect(may('Prednisolone did not lower mortality in alcoholic hepatitis.')).toBe(true)
  expect(may('Prednisolone reduced deaths in alcoholic hepatitis.')).toBe(false)
  expect(may('Prednisolone may not lower mortality in alcoholic hepatitis.')).toBe(false)
  expect(may('Abstinence decides the long run.')).toBe(false)
})

test('what is refuted for all, or for one study, is not refuted for some', () => {
  const known: CuratedClaim[] = [
    { documentId: 'note:adrenal', title: '', statement: 'Hydrocortisone lowered mortality in the ADRENAL trial', truth: 'refuted' },
    { documentId: 'note:b', title: '', statement: 'Pralidoxime clearly lowers mortality of organophosphorus poisoning', truth: 'refuted' },
  ]

  expect(rule('In ADRENAL hydrocortisone lowered mortality', '', known)).toBe('disputed')
  expect(rule('Hydrocortisone lowered mortality everywhere', '', known)).toBe('pending')
  expect(rule('Pralidoxime clearly lowers mortality of organophosphorus poisoning', '', known)).toBe('disputed')
  expect(rule('Pralidoxime lowers mortality of organophosphorus poisoning', '', known)).toBe('pending')
})

test('a claim that is wider or surer than its source is another one', () => {
  const source = 'Dexamethasone reduced mortality of ventilated patients.'

  expect(rule('Dexamethasone reduced mortality of ventilated patients', source)).toBe('verified')
  expect(rule('Dexamethasone always reduced mortality of ventilated patients', source)).not.toBe('verified')
})

test('a claim with people or an effect more than its source is another one', () => {
  const known: CuratedClaim[] = [
    {
      documentId: 'note:a',
      title: 'Oral Apixaban for the Treatment of Acute Venous Thromboembolism',
      statement: 'Apixaban causes less major bleeding than enoxaparin followed by warfarin',
      truth: 'supported',
    },
  ]

  expect(rule('Oral apixaban causes less major bleeding than enoxaparin followed by warfarin', '', known)).toBe('verified')
  expect(rule('Apixaban causes less major bleeding than enoxaparin followed by warfarin in dialysis', '', known)).toBe('pending')
  expect(rule('Apixaban causes less major bleeding than enoxaparin followed by warfarin and cures cancer', '', known)).toBe('pending')
})

test('what is refuted for some is not refuted for all', () => {
  const known: CuratedClaim[] = [
    { documentId: 'note:a', title: '', statement: 'Strict glucose control in burned children lowers mortality', truth: 'refuted' },
  ]

  expect(rule('Tight glucose control in burned children reduces deaths', '', known)).toBe('disputed')
  expect(rule('Tight glucose control in children reduces deaths', '', known)).toBe('pending')
})
