import { expect, test } from 'vitest'
import { type Fact, isRevocable, isSuperseded, standingOf } from './standing.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const fact = (id: string, state: Fact['state'], decided: number, over: Partial<Fact> = {}): Fact => ({
  id,
  state,
  decided_at: day(decided),
  kind: 'doctor',
  proof: 'registration',
  identity_hash: Buffer.from('KMC 1'),
  appeal_of: null,
  ...over,
})
const orcid = { proof: 'orcid', kind: 'researcher', identity_hash: Buffer.from('0000') } as const
const another = { identity_hash: Buffer.from('MMC 2') }

test('whoever has proven something that holds is verified as what they proved last', () => {
  expect(standingOf([])).toEqual({ verified: false, revoked: false, kind: null })
  expect(standingOf([fact('a', 'approved', 1), fact('b', 'approved', 2, orcid)])).toEqual({
    verified: true,
    revoked: false,
    kind: 'researcher',
  })
  expect(standingOf([fact('a', 'approved', 1), fact('b', 'expired', 2, orcid)])).toEqual({ verified: true, revoked: false, kind: 'doctor' })
})

test('what is open, rejected, withdrawn or over proves nothing', () => {
  for (const state of ['unconfirmed', 'waiting', 'in_review', 'more_needed', 'rejected', 'withdrawn', 'expired'] as const)
    expect(standingOf([fact('a', state, 1)])).toEqual({ verified: false, revoked: false, kind: null })
})

test.each(['before', 'after'])('a revocation counts whatever else was proven %s it', (when) => {
  const other = fact('b', 'approved', when === 'before' ? 1 : 9, orcid)

  expect(standingOf([fact('a', 'revoked', 5), other])).toMatchObject({ verified: false, revoked: true })
})

test('a revocation of any kind of fact counts', () => {
  expect(standingOf([fact('a', 'approved', 1), fact('b', 'revoked', 2, orcid)])).toMatchObject({ verified: false, revoked: true })
})

test('the same fact proven again lifts its revocation, for good, and another one of that kind does not', () => {
  const revoked = fact('a', 'revoked', 5)

  expect(standingOf([revoked, fact('b', 'approved', 6)])).toMatchObject({ verified: true, revoked: false })
  expect(standingOf([revoked, fact('b', 'expired', 6)])).toMatchObject({ verified: false, revoked: false })
  expect(standingOf([revoked, fact('b', 'expired', 6), fact('c', 'approved', 7, orcid)])).toMatchObject({ verified: true, revoked: false })
  expect(standingOf([revoked, fact('b', 'approved', 4)])).toMatchObject({ revoked: true })
  expect(standingOf([revoked, fact('b', 'rejected', 6)])).toMatchObject({ revoked: true })
  expect(standingOf([revoked, fact('b', 'approved', 6, another)])).toMatchObject({ revoked: true })
  expect(standingOf([revoked, fact('b', 'revoked', 6)])).toMatchObject({ revoked: true })
})

test('an appeal that was won lifts the revocation, also with a corrected number, but not with another kind of proof', () => {
  const revoked = fact('a', 'revoked', 5)

  expect(standingOf([revoked, fact('b', 'approved', 6, { ...another, appeal_of: 'a' })])).toMatchObject({ revoked: false })
  expect(standingOf([revoked, fact('b', 'approved', 6, { ...orcid, appeal_of: 'a' })])).toMatchObject({ revoked: true })
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
