import { expect, test } from 'vitest'
import type { InstitutionRole } from '#contract/institution.ts'
import {
  afterLeaving,
  endsMark,
  handleOf,
  isReady,
  mayDecide,
  mayDo,
  provenParts,
  refuseBackwards,
  refuseDecision,
  refuseWithoutOwner,
} from './rules.ts'

test.each<[InstitutionRole, string[]]>([
  ['owner', ['page', 'people', 'jobs', 'team', 'ownership']],
  ['recruiter', ['jobs', 'team']],
  ['editor', ['page', 'people', 'team']],
])('a %s may %s and nothing else', (role, may) => {
  const all = ['page', 'people', 'jobs', 'team', 'ownership'] as const

  expect(all.filter((right) => mayDo(role, right))).toEqual(may)
})

const team = [
  { member_id: 'asha', role: 'owner' },
  { member_id: 'ravi', role: 'editor' },
] as const

test('a page is never left without an owner, and a successor is somebody who has a role there', () => {
  expect(() => refuseWithoutOwner(afterLeaving(team, 'ravi', null))).not.toThrow()
  expect(() => refuseWithoutOwner(afterLeaving(team, 'asha', null))).toThrow(expect.objectContaining({ code: 'LAST_OWNER' }))
  expect(afterLeaving(team, 'asha', 'ravi')).toEqual([{ member_id: 'ravi', role: 'owner' }])
  for (const nobody of ['meera', 'asha'])
    expect(() => afterLeaving(team, 'asha', nobody)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

test('a mark ends with what was compared, and with nothing else', () => {
  const before = { name: 'Teesta Hospital', kind: 'hospital', city: 'Siliguri', state: 'West Bengal', address: 'Hill Cart Road' }

  expect(endsMark(before, { ...before })).toBe(false)
  for (const field of ['name', 'kind', 'city', 'state', 'address']) expect(endsMark(before, { ...before, [field]: 'another' })).toBe(true)
})

test.each([
  [{ mailbox: true, mailConfirmed: false, documents: 3 }, false],
  [{ mailbox: true, mailConfirmed: true, documents: 0 }, true],
  [{ mailbox: false, mailConfirmed: false, documents: 0 }, false],
  [{ mailbox: false, mailConfirmed: false, documents: 1 }, true],
])('an unconfirmed address is no claim, whatever lies beside it: %o is ready: %s', (claim, ready) => {
  expect(isReady(claim)).toBe(ready)
})

test('nobody decides twice, too early, or about themselves', () => {
  const code = (state: Parameters<typeof refuseDecision>[0], reviewer = 'farah') => {
    try {
      refuseDecision(state, reviewer, ['asha', 'ravi'])
    } catch (error) {
      return (error as { code: string }).code
    }
    return undefined
  }

  expect(['approved', 'rejected', 'withdrawn'].map((state) => code(state as 'approved'))).toEqual(Array(3).fill('CLAIM_DECIDED'))
  expect([code('unfinished'), code('waiting'), code('waiting', 'ravi')]).toEqual(['MAIL_UNCONFIRMED', undefined, 'NOT_YOUR_CLAIM'])
  expect([mayDecide('farah', ['asha']), mayDecide('asha', ['asha'])]).toEqual([true, false])
})

test.each([
  ['kaveri.example', 'kaveri.example', true],
  ['kaveri.example', 'heart.kaveri.example', true],
  ['kaveri.example', 'notkaveri.example', false],
  ['heart.kaveri.example', 'kaveri.example', false],
])('an address at %s and a site at %s are of one domain: %s', (domain, site, proven) => {
  const parts = provenParts({ name: 'Kaveri', domain, mailConfirmed: true, site, documents: 0, facilityId: null })

  expect(parts.find(({ words }) => words.includes('same domain'))?.proven).toBe(proven)
  expect(parts.at(-1)).toEqual({ words: 'The member may speak for Kaveri.', proven: false })
})

test.each([
  ['Gomti Women’s Hospital', 'gomti-women-s-hospital'],
  ['São João', 'sao-joao'],
  ['किंग एडवर्ड मेमोरियल', 'king-edvard-memoriyal'],
  ['北京协和医院', 'institution'],
])('the page of %s reads %s', (name, handle) => {
  expect(handleOf(name)).toBe(handle)
})

test('nothing ends before it began', () => {
  expect(() => refuseBackwards({ from_day: '2026-01-02', to_day: '2026-01-02' })).not.toThrow()
  expect(() => refuseBackwards({ from_day: '2026-01-02', to_day: null })).not.toThrow()
  expect(() => refuseBackwards({ from_day: '2026-01-02', to_day: '2026-01-01' })).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }))
})
