import { expect, test } from 'vitest'
import { readCorpus } from '#corpus/read.ts'
import { isBorneOut } from '#tests/support/borne-out.ts'
import { joinedFiguresOf, wordedFigures } from '#tests/support/joined-figures.ts'
import { entailedBy } from '../model/premises.ts'
import { verdictOf } from './verdict.ts'

const even = { idf: (_term: string) => 1 }

test('no figure of any note, and none in words, is agreed to or shown with another arm in any shape of sentence', {
  timeout: 900_000,
}, () => {
  const wrong: string[] = []
  let [sentences, exchanges, whole] = [0, 0, 0]
  for (const { source, exchanged } of [...readCorpus().flatMap(joinedFiguresOf), ...wordedFigures()]) {
    const sources = [{ documentId: 'one', passageId: 'one', text: source, context: '' }]
    const premises = [{ passageId: 'one', quote: source, context: '' }]
    const isAgreed = (claim: string) => isBorneOut(verdictOf(claim, sources, [], even))
    sentences++
    if (isAgreed(source)) whole++
    for (const claim of exchanged) {
      exchanges++
      if (isAgreed(claim)) wrong.push(`agreed: ${claim} <= ${source}`)
      if (entailedBy(claim, ['one'], premises, even).length > 0) wrong.push(`shown: ${claim} <= ${source}`)
    }
  }

  expect(wrong).toEqual([])
  expect(exchanges).toBeGreaterThan(90_000)
  // Quoted whole, nearly all of them stand.
  expect(whole / sentences).toBeGreaterThan(0.8)
})
