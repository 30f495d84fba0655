import { expect, test } from 'vitest'
import { may, rightsOf } from './rights.ts'
import {
  canAppeal,
  holderOf,
  LOCK_MS,
  mayDecide,
  refuseUnlessTakeable,
  refuseUnlessTheirs,
  refuseWrongProof,
  registersName,
} from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const claim = { id: 'c', member_id: 'asha', state: 'waiting', locked_by: null, locked_at: null, appealed_from: null } as const

test('a member shows what belongs to their kind', () => {
  expect(() => refuseWrongProof('student', 'enrolment')).not.toThrow()
  expect(() => refuseWrongProof('student', 'registration')).toThrow('does not belong')
})

test('nobody decides their own claim, nor an appeal against themselves', () => {
  expect(mayDecide(claim, 'asha')).toBe(false)
  expect(mayDecide({ ...claim, appealed_from: 'ravi' }, 'ravi')).toBe(false)
  expect(mayDecide({ ...claim, appealed_from: 'ravi' }, 'meera')).toBe(true)
})

test('a claim belongs to whoever took it, for half an hour', () => {
  const taken = { ...claim, state: 'in_review', locked_by: 'ravi', locked_at: new Date(now.getTime() - 1000) } as const

  expect(holderOf(taken, now)).toBe('ravi')
  expect(() => refuseUnlessTheirs(taken, 'ravi', now)).not.toThrow()
  expect(() => refuseUnlessTakeable(taken, 'meera', now)).toThrow('Another reviewer')
  expect(holderOf(taken, new Date(now.getTime() + LOCK_MS))).toBeNull()
  expect(() => refuseUnlessTheirs(claim, 'ravi', now)).toThrow('Take this claim first')
})

test('what is decided stays decided', () => {
  for (const state of ['approved', 'rejected', 'withdrawn', 'expired', 'revoked'] as const) {
    expect(() => refuseUnlessTakeable({ ...claim, state }, 'ravi', now)).toThrow('decided')
  }
})

test('a decision against a member is appealed once', () => {
  expect(canAppeal({ state: 'rejected', appeal_of: null }, false, false)).toBe(true)
  expect(canAppeal({ state: 'rejected', appeal_of: 'earlier' }, false, false)).toBe(false)
  expect(canAppeal({ state: 'revoked', appeal_of: null }, false, true)).toBe(false)
  expect(canAppeal({ state: 'approved', appeal_of: null }, false, false)).toBe(false)
})

test('a badge holds for the name that the council has, and nothing else registers one', () => {
  const proof = {
    proof: 'registration',
    council: 'kmc',
    number: '1',
    year: 2014,
    nameAsRegistered: 'Asha Kumari Rao',
    hprId: null,
  } as const
  expect(registersName(proof, 'Dr. Rao Asha Kumari')).toBe(true)
  expect(registersName(proof, 'Asha Rao')).toBe(true)
  expect(registersName(proof, 'Asha Menon')).toBe(false)
  expect(registersName({ proof: 'orcid', orcid: '0000-0002-1825-0097' }, 'Asha Rao')).toBe(false)
})

test('jobs are posted by verified institutions only; posts by everybody', () => {
  expect(may('post_jobs', { kind: 'institution', verified: true })).toBe(true)
  expect(may('post_jobs', { kind: 'institution', verified: false })).toBe(false)
  expect(may('post_jobs', { kind: 'doctor', verified: true })).toBe(false)
  expect(may('write', { kind: null, verified: false })).toBe(true)
  expect(rightsOf({ kind: 'doctor', verified: false }).find(({ right }) => right === 'seal')).toMatchObject({ allowed: false })
})
