import { expect, test } from 'vitest'
import type { CuratedClaim } from './claim-matching.ts'
import type { TermWeights } from './language/text-analysis.ts'
import { mayContradict, type SourceResult, verdictOf } from './verdict.ts'

const weights: TermWeights = { idf: (term) => (term.length > 3 ? 2 : 0.2) }
const judge = (claim: string, source: string, known: CuratedClaim[] = [], context = '', results: SourceResult[] = []) =>
  verdictOf(claim, [{ documentId: 'note:a', passageId: 'p1', text: source, context }], known, weights, results)
/** The mark that a claim is given, or what a reviewer would read its source for. */
const rule = (...asked: Parameters<typeof judge>) => {
  const verdict = judge(...asked)
  return 'says' in verdict ? verdict.says : verdict.status
}
const BORNE_OUT = expect.stringMatching(/^(?:verified|agrees|differs)$/)

test('what a sentence says almost word for word, or the opposite of, goes to a reviewer and marks nothing', () => {
  const source = 'In hospital, dexamethasone 6 mg daily reduced mortality of ventilated patients by 36%.'
  const claim = (way: string) => `Dexamethasone 6 mg daily ${way} mortality of ventilated patients by 36%`

  expect(judge(claim('reduced'), source)).toMatchObject({ status: 'needs_review', says: 'agrees', source: { text: source } })
  expect(judge(claim('increased'), source)).toMatchObject({ status: 'needs_review', says: 'contradicts', source: { text: source } })
})

test('what sentences say of something alike goes to nobody', () => {
  const claim = 'Dexamethasone reduced mortality of ventilated patients with dengue'

  expect(rule(claim, 'Dexamethasone did not reduce mortality of ventilated patients with asthma.')).toBe('pending')
  expect(rule(claim, 'Dexamethasone reduced the fever of patients with dengue by 30%, and was not compared with placebo.')).toBe('pending')
})

test('a result of a note marks what a sentence beside it would only bring before a reviewer', () => {
  const text = 'Severe bleeding occurred in 3.1% on apixaban and 5.2% on warfarin.'
  const source = { documentId: 'note:a', passageId: 'p1', text, context: '' }
  const result = { population: 'adults with atrial fibrillation', arm: 'apixaban', comparator: 'warfarin', outcome: 'severe bleeding' }
  const figures = { measure: 'share', armValue: '3.1%', comparatorValue: '5.2%', direction: 'lower', certainty: 'high' } as const
  const results = [{ result: { ...result, ...figures }, note: { title: '', aliases: [], text, results: [] }, source }]
  const exchanged = 'Severe bleeding occurred in 5.2% on apixaban and 3.1% on warfarin.'

  expect([rule(text, text), rule(text, text, [], '', results)]).toEqual(['agrees', 'verified'])
  expect(judge(exchanged, text)).not.toMatchObject({ status: 'disputed' })
  expect(rule(exchanged, text, [], '', results)).toBe('disputed')
})

test.each([
  ['a denial', 'Dexamethasone did not reduce mortality of ventilated patients.', 'contradicts'],
  ['the other direction', 'Dexamethasone increased mortality of ventilated patients.', 'contradicts'],
  ['a hedge', 'Dexamethasone may have reduced mortality of ventilated patients.', 'pending'],
  ['fewer people', 'Dexamethasone reduced mortality only of ventilated patients.', 'pending'],
  ['animals', 'Dexamethasone reduced mortality of ventilated mice and patients.', 'pending'],
  ['another subject', 'Oseltamivir reduced mortality of ventilated patients.', 'pending'],
])('%s in the source bears nothing out', (_what, source, status) => {
  expect(rule('Dexamethasone reduced mortality of ventilated patients', source)).toBe(status)
})

test('a number, a unit or a name with a number that differs bears nothing out', () => {
  expect(rule('Apixaban 5 mg twice daily prevents stroke recurrence', 'Apixaban 5 g twice daily prevents stroke recurrence')).toBe(
    'contradicts',
  )
  expect(rule('Tocilizumab blocks interleukin signalling by IL-6', 'Tocilizumab blocks interleukin signalling by IL-1')).not.toEqual(
    BORNE_OUT,
  )
})

test('A is better than B is not entailed by B is better than A', () => {
  expect(rule('Tenecteplase showed better recovery than alteplase', 'Alteplase showed better recovery than tenecteplase')).not.toEqual(
    BORNE_OUT,
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

  expect(rule(claim, source, [], 'Dapagliflozin in Heart Failure.')).toBe('agrees')
  expect(
    rule(claim, 'Cardiovascular death or admission was less frequent in adults on placebo.', [], 'Dapagliflozin or Placebo.'),
  ).not.toEqual(BORNE_OUT)
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

  expect(statuses(named)).toMatchObject({ own: 'agrees', others: 'pending', nobodys: 'pending', both: 'agrees', neithers: 'pending' })
  expect(new Set(Object.values(statuses(unnamed)))).toEqual(new Set(['pending']))
})

test('figures that change places are not borne out, and neither is one of another outcome', () => {
  const source = 'Mortality was 15% with artesunate and 22% with quinine, about a third lower.'

  expect(rule('Mortality was 15% with artesunate and 22% with quinine', source)).toBe('agrees')
  expect(rule('Mortality was 22% with artesunate and 15% with quinine', source)).not.toEqual(BORNE_OUT)
  expect(rule('Mortality was 15% with quinine and 22% with artesunate', source)).not.toEqual(BORNE_OUT)
})

test('a curated claim with percentages added is supported only with those of a result of its note', () => {
  const known: CuratedClaim[] = [
    { documentId: 'note:a', title: '', statement: 'Empagliflozin lowers cardiovascular death in type 2 diabetes', truth: 'supported' },
  ]
  const text = 'Empagliflozin reduced major events from 12.1% to 10.5%; cardiovascular death fell from 5.9% to 3.7%.'
  const source = { documentId: 'note:a', passageId: 'p1', text, context: '' }
  const result = { population: 'adults', arm: 'empagliflozin', comparator: 'usual care', outcome: 'cardiovascular death' }
  const figures = { measure: 'share', armValue: '3.7%', comparatorValue: '5.9%', direction: 'lower', certainty: 'low' } as const
  const results = [{ result: { ...result, ...figures }, note: { title: '', aliases: [], text: '', results: [] }, source }]
  const claim = (figures: string) => `Empagliflozin lowers cardiovascular death ${figures} in type 2 diabetes`

  expect(rule(claim('from 5.9% to 3.7%'), text, known, '', results)).toBe('verified')
  expect(rule(claim('from 5.9% to 3.7%'), text, known)).not.toBe('verified')
  expect(rule(claim('from 12.1% to 10.5%'), text, known, '', results)).not.toEqual(BORNE_OUT)
  const raised = 'Empagliflozin raises cardiovascular death from 3.7% to 5.9% in type 2 diabetes'
  expect(rule(raised, text, known, '', results)).not.toEqual(BORNE_OUT)
})

test('who says the opposite of what a note states is left to a reviewer', () => {
  const known: CuratedClaim[] = [
    { documentId: 'note:a', title: '', statement: 'Prone positioning lowers mortality in severe ARDS', truth: 'supported' },
  ]
  const source = 'Mortality in severe ARDS with prone positioning was measured at 28 days.'

  expect(rule('Prone positioning increases mortality in severe ARDS', source, known)).toBe('contradicts')
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

  expect(rule('Dexamethasone reduced mortality of ventilated patients', source)).toBe('agrees')
  expect(rule('Dexamethasone always reduced mortality of ventilated patients', source)).not.toEqual(BORNE_OUT)
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
