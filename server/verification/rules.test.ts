import { expect, test } from 'vitest'
import {
  canAnswer,
  canAppeal,
  dueFrom,
  expiryFrom,
  holderOf,
  isOpen,
  LOCK_MS,
  mayDecide,
  refuseUnlessTakeable,
  refuseUnlessTheirs,
  refuseWrongProof,
  registersName,
} from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const nobody = { locked_by: null, locked_at: null, appealed_from: null, appealed_asker: null }
const claim = { id: 'c', member_id: 'asha', state: 'waiting', ...nobody } as const

test('a member shows what belongs to their kind', () => {
  expect(() => refuseWrongProof('student', 'enrolment')).not.toThrow()
  expect(() => refuseWrongProof('student', 'registration')).toThrow('not accepted')
})

test('nobody decides their own claim, nor an appeal against themselves', () => {
  expect(mayDecide(claim, 'asha')).toBe(false)
  expect(mayDecide({ ...claim, appealed_from: 'ravi' }, 'ravi')).toBe(false)
  expect(mayDecide({ ...claim, appealed_from: 'ravi' }, 'meera')).toBe(true)
  expect(mayDecide({ ...claim, appealed_from: 'ravi', appealed_asker: 'gita' }, 'gita')).toBe(false)
})

test('a claim belongs to whoever took it, for half an hour', () => {
  const taken = { ...claim, state: 'in_review', locked_by: 'ravi', locked_at: new Date(now.getTime() - 1000) } as const

  expect(holderOf(taken, now)).toBe('ravi')
  expect(() => refuseUnlessTheirs(taken, 'ravi', now)).not.toThrow()
  expect(() => refuseUnlessTakeable(taken, 'meera', now)).toThrow('Another reviewer')
  expect(holderOf(taken, new Date(taken.locked_at.getTime() + LOCK_MS - 1))).toBe('ravi')
  expect(holderOf(taken, new Date(taken.locked_at.getTime() + LOCK_MS))).toBeNull()
  expect(holderOf({ locked_by: 'ravi', locked_at: null }, now)).toBeNull()
  expect(() => refuseUnlessTheirs(claim, 'ravi', now)).toThrow('Assign this claim')
})

test('nobody takes or works on a claim that they may not decide', () => {
  const theirs = { ...claim, state: 'in_review', locked_by: 'asha', locked_at: now } as const

  expect(() => refuseUnlessTakeable(claim, 'asha', now)).toThrow(expect.objectContaining({ code: 'NOT_YOUR_CLAIM' }))
  expect(() => refuseUnlessTheirs(theirs, 'asha', now)).toThrow(expect.objectContaining({ code: 'NOT_YOUR_CLAIM' }))
})

test('a claim whose email nobody confirmed is not for reviewers yet', () => {
  expect(() => refuseUnlessTakeable({ ...claim, state: 'unconfirmed' }, 'ravi', now)).toThrow(
    expect.objectContaining({ code: 'MAIL_UNCONFIRMED' }),
  )
})

test('a member writes to reviewers while a claim is open, and about a badge that another member contends for', () => {
  expect(canAnswer({ state: 'waiting', disputed: false })).toBe(true)
  expect(canAnswer({ state: 'approved', disputed: true })).toBe(true)
  expect(canAnswer({ state: 'approved', disputed: false })).toBe(false)
  expect(canAnswer({ state: 'revoked', disputed: true })).toBe(false)
})

test('a claim is open while its email is confirmed, it waits, is looked at or more is asked', () => {
  expect((['unconfirmed', 'waiting', 'in_review', 'more_needed'] as const).map(isOpen)).toEqual([true, true, true, true])
})

test('a decision is promised within two days, and a badge is good for a year', () => {
  expect(dueFrom(now)).toEqual(new Date('2026-11-23T10:00:00Z'))
  expect(expiryFrom(now)).toEqual(new Date('2027-11-21T10:00:00Z'))
})

test('what is decided stays decided', () => {
  for (const state of ['approved', 'rejected', 'withdrawn', 'expired', 'revoked'] as const) {
    expect(() => refuseUnlessTakeable({ ...claim, state }, 'ravi', now)).toThrow('decided')
  }
})

test('a decision against a member is appealed once', () => {
  expect(canAppeal({ state: 'rejected', appeal_of: null }, false, false)).toBe(true)
  expect(canAppeal({ state: 'revoked', appeal_of: null }, false, false)).toBe(true)
  expect(canAppeal({ state: 'rejected', appeal_of: null }, true, false)).toBe(false)
  expect(canAppeal({ state: 'rejected', appeal_of: 'earlier' }, false, false)).toBe(false)
  expect(canAppeal({ state: 'revoked', appeal_of: null }, false, true)).toBe(false)
  expect(canAppeal({ state: 'approved', appeal_of: null }, false, false)).toBe(false)
})

test('a badge holds for the name that the council has, and nothing else registers one', () => {
  const proof = {
    proof: 'registration',
    council: 'kmc',
    councilName: null,
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
