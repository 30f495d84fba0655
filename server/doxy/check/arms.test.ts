import { expect, test } from 'vitest'
import { isBorneOut } from '#tests/support/borne-out.ts'
import { entailedBy } from '../model/premises.ts'
import type { CuratedClaim } from './claim-matching.ts'
import { verdictOf } from './verdict.ts'

const even = { idf: (_term: string) => 1 }
const known = (statement: string): CuratedClaim => ({ documentId: 'note:a', title: '', statement, truth: 'supported' })
const isAgreed = (claim: string, text: string) =>
  isBorneOut(verdictOf(claim, [{ documentId: 'one', passageId: 'one', text, context: '' }], [], even))
const isShown = (claim: string, quote: string) => entailedBy(claim, ['one'], [{ passageId: 'one', quote, context: '' }], even).length > 0

test.each([
  [
    'a unit that stands behind the second figure only',
    'Stroke was seen in 20 versus 30% of adults with apixaban versus warfarin.',
    'Stroke was seen in 30% of adults with apixaban.',
  ],
  [
    'arms behind both figures',
    'Survival was 14.2 months versus 9.1 months with sorafenib versus placebo.',
    'Survival was 9.1 months with sorafenib.',
  ],
  [
    'arms told by the order alone',
    'Stroke was seen in 20% with fever and 30% with cough on apixaban and warfarin, respectively.',
    'Stroke was seen in 30% with cough on apixaban.',
  ],
  ['figures behind commas alone', 'Mean scores were 7, 5 on zinc, placebo.', 'Mean scores were 5 on zinc.'],
  ['a point in the middle of the line', 'Fever was seen in 16·3, 21·2% of zinc, copper groups.', 'Fever was seen in 21·2% of zinc groups.'],
  ['a multiple', 'Stroke was twice as frequent on warfarin as on apixaban.', 'Stroke was twice as frequent on apixaban.'],
  ['a share in words', 'Half of those given zinc and a third of those given copper had cough.', 'Half of those given copper had cough.'],
  ['half as a multiple', 'Cough was half as common on losartan as on enalapril.', 'Cough was half as common on enalapril.'],
  ['a figure of another kind', 'On zinc a third had cough and fifteen on copper had cough.', 'On zinc fifteen had cough.'],
  [
    'an arm that no word of belonging leads to',
    'Stroke was seen in 12% of women offered insulin and 18% offered metformin.',
    'Stroke was seen in 12% of women offered metformin.',
  ],
  ['what is only compared with', 'Aspirin versus placebo lowered stroke by 20%.', 'Placebo lowered stroke by 20%.'],
  ['what is told apart', 'Unlike losartan, enalapril raised cough by 20%.', 'Losartan raised cough by 20%.'],
  [
    'what something is favoured over',
    'Pressure differed by 4.2 mmHg, favouring chlorthalidone over hydrochlorothiazide.',
    'Pressure differed by 4.2 mmHg, favouring hydrochlorothiazide.',
  ],
  [
    'who is named later',
    'Bisoprolol cut deaths in heart failure of old men at home from 17% to 12%, and carvedilol was safe.',
    'Carvedilol cut deaths in heart failure of old men at home from 17% to 12%.',
  ],
  ['one end of a span', 'Wounds closed in 5 to 7 days with honey.', 'Wounds closed in 7 days with honey.'],
])('a figure is not given to another arm: %s', (_, source, claim) => {
  expect([isAgreed(claim, source), isShown(claim, source)]).toEqual([false, false])
})

test.each([
  'Stroke was seen in 20 versus 30% of adults with apixaban versus warfarin.',
  'Stroke was seen in 20% and 30% of adults in the apixaban and warfarin groups, respectively.',
  'Stroke was twice as frequent on warfarin as on apixaban.',
  'Half of those given zinc and a third of those given copper had cough.',
  'Wounds closed in 5 to 7 days with honey.',
])('what a source says word for word stands: %s', (sentence) => {
  expect([isAgreed(sentence, sentence), isShown(sentence, sentence)]).toEqual([true, true])
})

test('a part of a source between semicolons stands alone, with its brackets or without', () => {
  const source = 'Fever was rare; stroke was seen in 20 versus 30% (95% CI 4 to 16) with apixaban versus warfarin.'

  expect(isAgreed('Stroke was seen in 20 versus 30% with apixaban versus warfarin.', source)).toBe(true)
  expect(isAgreed('Stroke was seen in 20 versus 30% (95% CI 4 to 16) with apixaban versus warfarin.', source)).toBe(true)
  expect(isAgreed('Stroke was seen in 20 versus 30% with apixaban.', source)).toBe(false)
})

test('a curated claim whose figures follow the order of its arms is the same in that order only', () => {
  const rule = (claim: string, statement: string) => verdictOf(claim, [], [known(statement)], even).status
  const multiple = 'Arrhythmia was twice as frequent with dopamine as with noradrenaline'
  const run = 'With apixaban and warfarin major bleeding was 3% and 5%'

  expect([rule(multiple, multiple), rule(run, run)]).toEqual(['verified', 'verified'])
  expect(rule('Arrhythmia was twice as frequent with noradrenaline as with dopamine', multiple)).toBe('pending')
  expect(rule('Arrhythmia was twice as frequent with noradrenaline', multiple)).toBe('pending')
  expect(rule('With warfarin and apixaban major bleeding was 3% and 5%', run)).toBe('pending')
})
