import { expect, test } from 'vitest'
import type { Note, Result } from '#corpus/note.ts'
import { readCorpus } from '#corpus/read.ts'
import { exchangesOf, statedIn } from '#tests/support/exchanged-figures.ts'
import { claimsPerDocument } from '../check/claim-matching.ts'
import { judgeByResult } from './judge-result.ts'

const notes = readCorpus()
const reported = notes.flatMap((note) => note.results.map((result) => ({ note, result })))
const judge = (text: string, { note, result }: { note: Note; result: Result }) =>
  judgeByResult(claimsPerDocument(text)(note.id), { note, result }).verdict

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A result as somebody might post it who holds the note. */
const said = ({ outcome, arm, comparator, armValue, comparatorValue }: Result, behind = '') =>
  `${upper(outcome)} was ${armValue} with ${arm} and ${comparatorValue} with ${comparator}${behind}.`
const compared = reported.filter(({ result }) => result.armValue && result.comparatorValue && result.armValue !== result.comparatorValue)

/** Ways to say of a result what it does not say. */
const FALSE: Record<string, (result: Result) => string> = {
  'arms exchanged': (one) => said({ ...one, armValue: one.comparatorValue, comparatorValue: one.armValue }),
  'arms exchanged by their order': ({ outcome, arm, comparator, armValue, comparatorValue }) =>
    `${upper(outcome)} was ${comparatorValue} versus ${armValue} with ${arm} versus ${comparator}.`,
  'arms exchanged by their order before the figures': ({ outcome, arm, comparator, armValue, comparatorValue }) =>
    `In the ${comparator} and ${arm} groups, ${outcome} was ${armValue} and ${comparatorValue}.`,
  'arms exchanged, respectively': ({ outcome, arm, comparator, armValue, comparatorValue }) =>
    `Rates of ${outcome} were ${armValue} and ${comparatorValue} in the ${comparator} and ${arm} groups, respectively.`,
  'the change turned round': ({ outcome, arm, armValue, comparatorValue }) =>
    `${upper(arm)} cut ${outcome} from ${armValue} to ${comparatorValue}.`.replaceAll('%', ' percent'),
  'what it was for what it came to': ({ outcome, arm, armValue }) => `The effect of ${arm} cut ${outcome} from ${armValue}.`,
  'another unit': (one) => said(one).replaceAll('%', ' per 1,000'),
  'another time': (one) => said(one, ' at 97 months'),
  'other people': (one) => said(one, ' in pregnant women with lupus'),
  'more than it says': (one) => said(one, ' and cancer was cured'),
  surer: (one) => said(one, ' in everybody, always'),
  doubtful: (one) => said(one).replace(' was ', ' may have been '),
  'another figure': (one) => said({ ...one, armValue: '77.7%' }),
  'the other direction': ({ outcome, arm, comparator, direction, population }) =>
    `In ${population} ${arm} ${direction === 'lower' ? 'increased' : 'reduced'} ${outcome} compared with ${comparator}.`,
}

test.each(Object.keys(FALSE))('no result of any note supports what is said of it with %s', (how) => {
  const wrong = compared
    .filter(({ result }) => result.direction !== 'no clear difference' || how !== 'the other direction')
    .map((one) => ({ text: FALSE[how]!(one.result), one }))
    .filter(({ text, one }) => text !== said(one.result) && judge(text, one) === 'supported')

  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('no figures whose arms only an order tells are held against what a result says', () => {
  const right = ({ outcome, arm, comparator, armValue, comparatorValue }: Result) => [
    `${upper(outcome)} was ${armValue} versus ${comparatorValue} with ${arm} versus ${comparator}.`,
    `Rates of ${outcome} were ${armValue} and ${comparatorValue} in the ${arm} and ${comparator} groups, respectively.`,
  ]
  const wrong = compared.flatMap((one) => right(one.result).filter((text) => judge(text, one) === 'contradicted'))

  expect(wrong).toEqual([])
})

test('a figure that stands with something else that was given is not the other arm’s', () => {
  const note = notes.find(({ id }) => id === 'note:stream-stage-2')!
  const judged = (text: string) => note.results.map((result) => judge(text, { note, result }))

  expect(judged('The oral regimen of STREAM stage 2 had 82.7% favourable outcomes against 71.1% with injections.')).toContain('supported')
  expect(judged('The oral regimen of STREAM stage 2 had 82.7% favourable outcomes against 71.1% on rifampicin.')).not.toContain('supported')
  expect(judged('The oral regimen of STREAM stage 2 had 82.7% favourable outcomes against 71.1% with rifampicin.')).not.toContain(
    'supported',
  )
  expect(judged('The oral regimen of STREAM stage 2 had 82.7% favourable outcomes with rifampicin.')).not.toContain('supported')
})

/** What the exchange of figures makes by chance, and is so. */
const TRUE: ReadonlySet<string> = new Set([
  'Over three years a new vertebral fracture was found in 3.3% on zoledronic acid.',
  'On zoledronic acid, over three years a new vertebral fracture was found in 3.3%.',
  'Over three years a new vertebral fracture was found in 3.3% on zoledronic acid and 10.9% on placebo.',
  'New vertebral fracture was seen in 2.3% on denosumab.',
  'On denosumab, new vertebral fracture was seen in 2.3%.',
  'New vertebral fracture was seen in 2.3% on denosumab and 7.2% on placebo.',
  'An unfavourable outcome at eight weeks was seen in 15% on dexamethasone.',
  'On dexamethasone, an unfavourable outcome at eight weeks was seen in 15%.',
  'An unfavourable outcome at eight weeks was seen in 15% on dexamethasone and 25% on placebo.',
  'At 18 months a complete cytogenetic response was estimated in 76.2% on imatinib.',
  'On imatinib, at 18 months a complete cytogenetic response was estimated in 76.2%.',
  'Vomiting continued in 14% on ondansetron against 35% on placebo.',
  'Death within 90 days was 9% with accelerated surgery.',
  'With accelerated surgery, death within 90 days was 9%.',
  'Death within 90 days was 9% with accelerated surgery against 10% with standard care.',
])

test('no result supports a sentence of its note with a figure given to another arm or outcome', { timeout: 900_000 }, () => {
  let exchanged = 0
  const wrong = notes.flatMap((note) =>
    // The fields of a result name its arms, so that what a title names is tried with other notes' words alone.
    statedIn(note).flatMap((sentence) =>
      exchangesOf(sentence, { ...note, title: '' }).filter((claim) => {
        exchanged++
        return !TRUE.has(claim) && note.results.some((result) => judge(claim, { note, result }) === 'supported')
      }),
    ),
  )

  expect(wrong).toEqual([])
  expect(exchanged).toBeGreaterThan(15_000)
})

test('most results support what is said with their figures, and are held against their exchange', () => {
  const supported = compared.filter((one) => judge(said(one.result), one) === 'supported')
  const contradicted = compared.filter((one) => judge(FALSE['arms exchanged']!(one.result), one) === 'contradicted')
  const neverSupported = compared.filter((one) => judge(said(one.result), one) === 'contradicted')

  expect(compared.length).toBeGreaterThan(200)
  expect(supported.length / compared.length).toBeGreaterThan(0.6)
  expect(contradicted.length / compared.length).toBeGreaterThan(0.5)
  expect(neverSupported).toEqual([])
})

const nice = { note: notes.find(({ id }) => id === 'note:nice-sugar')!, at: 0 }
const ofNice = (at: number) => ({ note: nice.note, result: nice.note.results[at]! })
const dapa = notes.find(({ id }) => id === 'note:dapa-hf')!

test.each([
  [
    'NICE-SUGAR: severe hypoglycaemia occurred in 0.5% of patients on the intensive target and 6.8% on the conventional target.',
    1,
    'contradicted',
  ],
  ['Severe hypoglycaemia occurred in 6.8% on the intensive target and 0.5% on the conventional target.', 1, 'supported'],
  ['In NICE-SUGAR 27.5% of the intensive group and 24.9% of the conventional group died.', 0, 'supported'],
  ['In NICE-SUGAR 27.5% of the intensive group and 24.9% of the conventional group died of sepsis.', 0, 'unclear'],
  ['In NICE-SUGAR death within ninety days on the intensive target.', 0, 'unclear'],
])('%s', (text, at, verdict) => {
  expect(judge(text, ofNice(at))).toBe(verdict)
})

test.each([
  ['In DAPA-HF dapagliflozin reduced worsening heart failure or cardiovascular death.', 'supported'],
  ['In DAPA-HF dapagliflozin increased worsening heart failure or cardiovascular death.', 'contradicted'],
  ['Dapagliflozin reduces worsening heart failure or cardiovascular death.', 'unclear'],
  ['In DAPA-HF dapagliflozin reduced cardiovascular death.', 'unclear'],
  ['In DAPA-HF placebo reduced worsening heart failure or cardiovascular death compared with dapagliflozin.', 'contradicted'],
  ['In DAPA-HF dapagliflozin may reduce worsening heart failure or cardiovascular death.', 'unclear'],
])('without figures: %s', (text, verdict) => {
  expect(judge(text, { note: dapa, result: dapa.results[0]! })).toBe(verdict)
})
