import { expect, test } from 'vitest'
import { evidenceOf } from '#corpus/parts.ts'
import { readCorpus } from '#corpus/read.ts'
import { isBorneOut } from '#tests/support/borne-out.ts'
import { exchangesOf, halvesOf, statedIn } from '#tests/support/exchanged-figures.ts'
import { entailedBy } from '../model/premises.ts'
import { curatedClaims } from './curated-claims.ts'
import { analyse } from './language/text-analysis.ts'
import { verdictOf } from './verdict.ts'

const notes = readCorpus()
const counts = new Map<string, number>()
for (const { title, ...note } of notes)
  for (const term of new Set(analyse(`${title} ${evidenceOf(note)}`).terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
const weights = { idf: (term: string) => Math.log(1 + notes.length / ((counts.get(term) ?? 0) + 0.5)) }

/** What the post check and the gate of a model's answer make of a claim, each against the note that it was made from. */
function judgesOf(note: (typeof notes)[number]) {
  const stated = statedIn(note)
  const [sources, premises, known] = [
    stated.map((one) => ({ documentId: note.id, passageId: note.id, ...one })),
    stated.map(({ text, context }) => ({ passageId: note.id, quote: text, context })),
    curatedClaims([note.id]),
  ]
  return {
    isAgreed: (claim: string) => isBorneOut(verdictOf(claim, sources, known, weights)),
    isShown: (claim: string) => entailedBy(claim, [note.id], premises, weights).length > 0,
  }
}

test('no figure of any note is agreed to or shown with another arm, outcome or one that only its title names', { timeout: 900_000 }, () => {
  const wrong: string[] = []
  let [exchanged, halves, agreed, shown] = [0, 0, 0, 0]
  for (const note of notes) {
    const { isAgreed, isShown } = judgesOf(note)
    for (const sentence of statedIn(note)) {
      for (const claim of exchangesOf(sentence, note)) {
        exchanged++
        if (isAgreed(claim)) wrong.push(`agreed: ${claim}`)
        if (isShown(claim)) wrong.push(`shown: ${claim}`)
      }
      for (const claim of halvesOf(sentence)) {
        halves++
        if (isAgreed(claim)) agreed++
        if (isShown(claim)) shown++
      }
    }
  }

  expect(wrong).toEqual([])
  expect(exchanged).toBeGreaterThan(40_000)
  // With its own arm beside it a figure stands, where the rest of the sentence allows it.
  expect([agreed / halves > 0.45, shown / halves > 0.45]).toEqual([true, true])
})
