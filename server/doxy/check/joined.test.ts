import { expect, test } from 'vitest'
import { readCorpus } from '#corpus/read.ts'
import { joinedFiguresOf, wordedFigures } from '#tests/support/joined-figures.ts'
import { entailedBy } from '../model/premises.ts'
import { verdictOf } from './verdict.ts'

const even = { idf: (_term: string) => 1 }

test('no figure of any note, and none in words, is verified or shown with another arm in any shape of sentence', {
  timeout: 900_000,
}, () => {
  const wrong: string[] = []
  let [sentences, exchanges, whole] = [0, 0, 0]
  for (const { source, exchanged } of [...readCorpus().flatMap(joinedFiguresOf), ...wordedFigures()]) {
    const sources = [{ documentId: 'one', passageId: 'one', text: source, context: '' }]
    const premises = [{ passageId: 'one', quote: source, context: '' }]
    const isVerified = (claim: string) => verdictOf(claim, sources, [], even).status === 'verified'
    sentences++
    if (isVerified(source)) whole++
    for (const claim of exchanged) {
      exchanges++
      if (isVerified(claim)) wrong.push(`verified: ${claim} <= ${source}`)
      if (entailedBy(claim, ['one'], premises, even).length > 0) wrong.push(`shown: ${claim} <= ${source}`)
    }
  }

  expect(wrong).toEqual([])
  expect(exchanges).toBeGreaterThan(90_000)
  // Quoted whole, nearly all of them stand.
  expect(whole / sentences).toBeGreaterThan(0.8)
})
