import { expect, test } from 'vitest'
import type { Result } from '#corpus/note.ts'
import { evidenceOf } from '#corpus/parts.ts'
import { readCorpus } from '#corpus/read.ts'
import { holdsResult } from '#corpus/results.ts'
import { contextOf, sentencesOf } from '../text/sentences.ts'
import { entailedBy, type Premise } from './premises.ts'

const even = { idf: (_term: string) => 1 }
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Results that compare two shares, each with the sentences of its note as a model is given them. */
const compared = readCorpus().flatMap((note) => {
  const quotes = sentencesOf(evidenceOf(note))
  const premises = quotes.map((quote, at): Premise => {
    const reported = note.results.filter((result) => holdsResult(quote, result)).map((result) => ({ result, note }))
    return { passageId: note.id, quote, context: contextOf(note.title, quote, quotes[at - 1]), reported }
  })
  const shares = note.results.filter(
    ({ measure, armValue, comparatorValue, arm, comparator = '' }) =>
      measure === 'share' && armValue && comparatorValue && armValue !== comparatorValue && !/\d/.test(`${arm} ${comparator}`),
  )
  return shares.map((result) => ({ result, premises }))
})
const isShown = (text: string, premises: readonly Premise[]) => entailedBy(text, [premises[0]!.passageId], premises, even).length > 0

const WORDED: Record<string, (result: Result) => string> = {
  'with both figures': ({ outcome, arm, comparator, armValue, comparatorValue }) =>
    `${upper(outcome)} occurred in ${armValue} with ${arm} and in ${comparatorValue} with ${comparator}.`,
  'the other arm first': ({ outcome, arm, comparator, armValue, comparatorValue }) =>
    `${upper(outcome)} occurred in ${comparatorValue} with ${comparator} and in ${armValue} with ${arm}.`,
  'with one figure': ({ outcome, arm, armValue }) => `${upper(outcome)} occurred in ${armValue} with ${arm}.`,
}

test('most restatements that follow from a result are shown, and none with its arms exchanged', () => {
  const shares = Object.values(WORDED).map((worded) => compared.filter(({ result, premises }) => isShown(worded(result), premises)).length)
  const exchanged = Object.values(WORDED).flatMap((worded) =>
    compared.flatMap(({ result, premises }) => {
      const text = worded({ ...result, armValue: result.comparatorValue, comparatorValue: result.armValue })
      return isShown(text, premises) ? [text] : []
    }),
  )

  expect(exchanged).toEqual([])
  expect(compared.length).toBeGreaterThan(150)
  for (const share of shares) expect(share / compared.length).toBeGreaterThan(0.7)
})
