import { expect, test } from 'vitest'
import { ProvenAs } from '#contract/marks.ts'
import { type Fact, isRevocable, isSuperseded, standingOf } from './standing.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const fact = (id: string, state: Fact['state'], decided: number, over: Partial<Fact> = {}): Fact => ({
  id,
  state,
  decided_at: day(decided),
  kind: 'doctor',
  proof: 'registration',
  proven_as: 'doctor',
  expires_at: null,
  identity_hash: Buffer.from('KMC 1'),
  appeal_of: null,
  ...over,
})
const orcid = { proof: 'orcid', proven_as: 'researcher', kind: 'researcher', identity_hash: Buffer.from('0000') } as const
const another = { identity_hash: Buffer.from('MMC 2') }

const withdrawn = (as: ProvenAs) => ({ as, state: 'withdrawn' })
const marksOf = (...facts: Fact[]) => standingOf(facts).marks

test('whoever has proven several facts bears a mark of each, the registration first, and is what they proved last', () => {
  expect(standingOf([])).toEqual({ marks: [], kind: null })
  expect(standingOf([fact('b', 'approved', 2, orcid), fact('a', 'approved', 1)])).toEqual({
    marks: [
      { as: 'doctor', state: 'holds', since: day(1).toISOString() },
      { as: 'researcher', state: 'holds', since: day(2).toISOString() },
    ],
    kind: 'researcher',
  })
})

test('what is over is told with the day it ended, after what holds, and not beside a proof of the same that holds', () => {
  expect(standingOf([fact('a', 'expired', 1, { expires_at: day(7) }), fact('b', 'approved', 2, orcid)])).toEqual({
    marks: [
      { as: 'researcher', state: 'holds', since: day(2).toISOString() },
      { as: 'doctor', state: 'expired', since: day(7).toISOString() },
    ],
    kind: 'researcher',
  })
  expect(marksOf(fact('a', 'expired', 1), fact('b', 'approved', 2, another))).toMatchObject([{ as: 'doctor', state: 'holds' }])
})

test('what is open, rejected or withdrawn by its member proves nothing', () => {
  for (const state of ['unconfirmed', 'waiting', 'in_review', 'more_needed', 'rejected', 'withdrawn'] as const)
    expect(standingOf([fact('a', state, 1)])).toEqual({ marks: [], kind: null })
})

test.each(['before', 'after'])('a revocation counts whatever else was proven %s it', (when) => {
  const other = fact('b', 'approved', when === 'before' ? 1 : 9, orcid)

  expect(marksOf(fact('a', 'revoked', 5), other)).toMatchObject([withdrawn('doctor')])
})

test('a revocation of any kind of fact counts', () => {
  expect(marksOf(fact('a', 'approved', 1), fact('b', 'revoked', 2, orcid))).toMatchObject([withdrawn('researcher')])
})

test('the same fact proven again lifts its revocation, for good, and another one of that kind does not', () => {
  const revoked = fact('a', 'revoked', 5)

  expect(marksOf(revoked, fact('b', 'approved', 6))).toMatchObject([{ as: 'doctor', state: 'holds' }])
  expect(marksOf(revoked, fact('b', 'expired', 6))).toMatchObject([{ as: 'doctor', state: 'expired' }])
  expect(marksOf(revoked, fact('b', 'expired', 6), fact('c', 'approved', 7, orcid))).toMatchObject([
    { as: 'researcher', state: 'holds' },
    { as: 'doctor', state: 'expired' },
  ])
  for (const other of [fact('b', 'approved', 4), fact('b', 'rejected', 6), fact('b', 'approved', 6, another), fact('b', 'revoked', 6)])
    expect(marksOf(revoked, other)).toMatchObject([withdrawn('doctor')])
})

test('an appeal that was won lifts the revocation, also with a corrected number, but not with another kind of proof', () => {
  const revoked = fact('a', 'revoked', 5)

  expect(marksOf(revoked, fact('b', 'approved', 6, { ...another, appeal_of: 'a' }))).toMatchObject([{ as: 'doctor', state: 'holds' }])
  expect(marksOf(revoked, fact('b', 'approved', 6, { ...orcid, appeal_of: 'a' }))).toMatchObject([withdrawn('doctor')])
})

const everyAs = ProvenAs.options
const everyState = ['approved', 'expired', 'revoked'] as const

test('of any two facts, in every state and order, one stands on the face: withdrawn first, then what holds, then the rank of the fact', () => {
  for (const [first, second] of everyAs.flatMap((one) => everyAs.filter((other) => other !== one).map((other) => [one, other] as const)))
    for (const [one, other] of everyState.flatMap((one) => everyState.map((other) => [one, other] as const)))
      for (const days of [
        [1, 2],
        [2, 1],
      ] as const) {
        const facts = [
          fact('a', one, days[0], { proven_as: first, identity_hash: Buffer.from('a') }),
          fact('b', other, days[1], { proven_as: second, identity_hash: Buffer.from('b') }),
        ]
        const [face, ...others] = marksOf(...facts)
        const states = [one, other]
        const expected = states.includes('revoked') ? 'withdrawn' : states.includes('approved') ? 'holds' : 'expired'
        expect(face!.state).toBe(expected)
        if (one === other) expect(face!.as).toBe(everyAs.indexOf(first) < everyAs.indexOf(second) ? first : second)
        if (states.includes('revoked')) expect(others.map(({ state }) => state)).not.toContain('holds')
        expect(marksOf(...facts.toReversed())).toEqual([face, ...others])
      }
})

test('a claim does not take its own place', () => {
  const held = fact('a', 'expired', 1)

  expect(isSuperseded(held, [held])).toBe(false)
  expect(isSuperseded(held, [held, fact('b', 'approved', 2)])).toBe(true)
})

test('a badge can be revoked while it holds and once it is over, until the same fact is proven again', () => {
  const over = fact('a', 'expired', 1)

  expect(isRevocable(fact('a', 'approved', 1), [])).toBe(true)
  expect(isRevocable(over, [over, fact('b', 'approved', 2, another), fact('c', 'approved', 3, orcid)])).toBe(true)
  expect(isRevocable(over, [over, fact('b', 'waiting', 2), fact('c', 'rejected', 3)])).toBe(true)
  for (const state of ['approved', 'expired', 'revoked'] as const) expect(isRevocable(over, [over, fact('b', state, 2)])).toBe(false)
  for (const state of ['waiting', 'rejected', 'withdrawn', 'revoked'] as const) expect(isRevocable(fact('a', state, 1), [])).toBe(false)
})
