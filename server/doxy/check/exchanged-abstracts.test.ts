import { expect, test } from 'vitest'
import { isBorneOut } from '#tests/support/borne-out.ts'
import { EXCHANGED_ABSTRACTS } from '#tests/support/exchanged-abstracts.ts'
import { entailedBy } from '../model/premises.ts'
import { verdictOf } from './verdict.ts'

const even = { idf: (_term: string) => 1 }

test.each(EXCHANGED_ABSTRACTS)('agrees with and shows nothing exchanged: %s', (text, ...exchanged) => {
  const sources = [{ documentId: 'one', passageId: 'one', text, context: '' }]
  const premises = [{ passageId: 'one', quote: text, context: '' }]

  const agreed = exchanged.filter((claim) => isBorneOut(verdictOf(claim, sources, [], even)))
  const shown = exchanged.filter((claim) => entailedBy(claim, ['one'], premises, even).length > 0)

  expect({ agreed, shown }).toEqual({ agreed: [], shown: [] })
})
