import { expect, test } from 'vitest'
import { claimsPerDocument, matchesCuratedClaim } from './claim-matching.ts'
import { curatedClaims } from './curated-claims.ts'

const POET = 'note:poet-endocarditis'
const isStated = (claim: string) =>
  curatedClaims([POET]).some((known) => matchesCuratedClaim(claimsPerDocument(claim)(POET), known, { idf: () => 1 }))

test('what a note states of two arms is not stated of them the other way round, wherever their names stand', () => {
  expect(isStated('In POET events were 9.0% with oral and 12.1% with intravenous treatment.')).toBe(true)
  for (const exchanged of [
    'In POET events with intravenous treatment were 9.0%, with oral 12.1%.',
    'With intravenous treatment, in POET events were 9.0%; with oral, 12.1%.',
    'In POET events were 12.1% with oral and 9.0% with intravenous treatment.',
  ])
    expect([exchanged, isStated(exchanged)]).toEqual([exchanged, false])
})
