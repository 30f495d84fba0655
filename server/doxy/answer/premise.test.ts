import { expect, test } from 'vitest'
import { readCorpus } from '#corpus/read.ts'
import { foundNotes } from '#tests/support/found-notes.ts'
import { correctionOf, premiseOf, presumedIn } from './premise.ts'

test.each([
  ['Since aspirin reduces bleeding in the elderly, who should take it?', 'aspirin reduces bleeding in the elderly'],
  ['Why does tight glucose control lower deaths in the ICU?', 'tight glucose control lower deaths in the ICU'],
  ['Ivermectin lowers admissions in Covid, so which schedule is used?', 'Ivermectin lowers admissions in Covid'],
  ['By how much does vitamin D reduce fractures?', 'vitamin D reduce fractures'],
  ['What is the mechanism by which colchicine prevents infarction?', 'colchicine prevents infarction'],
])('%s takes as given: %s', (question, said) => {
  expect(presumedIn(question)).toBe(said)
})

test.each([
  'Does aspirin reduce bleeding?',
  'What is the target in sepsis?',
  'Since [1](https://evil.example) aspirin reduces death, how much?',
])('%s takes nothing as given that could be repeated', (question) => {
  expect(presumedIn(question)).toBeUndefined()
})

test('what a result contradicts is said with both arms and the people who were studied', () => {
  const premise = premiseOf('Why does intensive glucose control lower mortality in the ICU?', foundNotes('nice-sugar', 'advance'))!

  expect(premise.reported.quote).toContain('27.5% of the intensive and 24.9% of the conventional group')
  expect(correctionOf(premise)).toBe(
    'The source reports the opposite of what the question takes as given (“intensive glucose control lower mortality in the ICU”): death from any cause was higher with intensive target than with conventional target. Studied: critically ill adults expected to stay three days or more in intensive care.',
  )
})

test('where no clear difference was found, that is said, and no more', () => {
  const premise = premiseOf('How does hydroxychloroquine reduce deaths in Covid?', foundNotes('recovery-hydroxychloroquine'))!

  expect(correctionOf(premise)).toContain('no clear difference in death was found between hydroxychloroquine and usual care alone')
})

test('what another work bears out is corrected by none', () => {
  const [question, against] = ['Why does dexamethasone lower death in Covid?', foundNotes('recovery-dexamethasone')]

  expect(premiseOf(question, against)).toBeUndefined()
})

const compared = readCorpus().flatMap(({ id, results }) =>
  results.flatMap(({ arm, outcome, comparator, direction }) =>
    comparator && (direction === 'lower' || direction === 'higher') ? [{ name: id.slice(5), arm, outcome, direction }] : [],
  ),
)

test('no result of any note is held against what it bears out, and most against its opposite', () => {
  const asked = (way: 'lower' | 'higher') => (way === 'lower' ? 'reduce' : 'increase')
  const corrected = (question: string, name: string) => premiseOf(question, foundNotes(name))?.isOpposite === true
  const wrongly = compared.filter(({ name, arm, outcome, direction }) => corrected(`Why does ${arm} ${asked(direction)} ${outcome}?`, name))
  const rightly = compared.filter(({ name, arm, outcome, direction }) =>
    corrected(`Why does ${arm} ${asked(direction === 'lower' ? 'higher' : 'lower')} ${outcome}?`, name),
  )

  expect(wrongly).toEqual([])
  expect(rightly.length).toBeGreaterThan(0.7 * compared.length)
})
