import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { sameBearer, sameName } from '#contract/names.ts'
import { openVault } from '../platform/vault.ts'
import { isGenuine, publicKeyOf, type Receipt, signingKey, signReceipt } from './receipt.ts'
import { compare } from './registers/provider.ts'

const receipt: Receipt = {
  version: 1,
  site: 'https://wardmates.example',
  claim: 'c1',
  member: { id: 'm1', name: 'Asha Rao' },
  kind: 'doctor',
  proof: { type: 'registration', issuedBy: 'Karnataka Medical Council', digest: 'ab' },
  decision: 'approved',
  reason: '',
  compared: ['name', 'number'],
  register: 'IMR public search',
  evidence: [],
  reviewer: 'r1',
  decidedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: null,
}

test('a receipt is checked with the public key alone, and a changed one is not genuine', () => {
  const key = signingKey(openVault(Buffer.alloc(32, 7)))
  const { body, signature } = signReceipt(key, receipt)
  const publicKey = createPublicKey(publicKeyOf(key))

  expect(isGenuine(publicKey, body, signature)).toBe(true)
  expect(isGenuine(publicKey, body.replace('approved', 'rejected'), signature)).toBe(false)
  expect(publicKeyOf(signingKey(openVault(Buffer.alloc(32, 7))))).toBe(publicKeyOf(key))
  expect(publicKeyOf(signingKey(openVault(Buffer.alloc(32, 8))))).not.toBe(publicKeyOf(key))
})

test('names are the same whatever their title, order and dots', () => {
  expect(sameName('Dr. Asha K. Rao', 'RAO ASHA K')).toBe(true)
  expect(sameName('Asha Rao', 'Asha Roy')).toBe(false)
  expect(sameName('José Müller', 'Jose Muller')).toBe(true)
  expect(sameName('राम', 'रमा')).toBe(false)
})

test.each([
  ['Asha Rao', 'Asha Kumari Rao'],
  ['Asha Kumari Rao', 'Asha K. Rao'],
  ['K. Ananya Iyer', 'Prof. Dr. ANANYA IYER'],
  ['Ananya K', 'Ananya'],
  ['José Müller', 'Jose M. Muller'],
])('%s and %s are the same person’s name, one of them fuller', (one, other) => {
  expect([sameBearer(one, other), sameBearer(other, one)]).toEqual([true, true])
})

test.each([
  ['Asha Rao', 'Asha Menon'],
  ['Asha Rao', 'Ravi Rao'],
  ['Asha Rao', 'Asha Rao Menon'],
  ['Asha Kumari Rao', 'Asha Devi Rao'],
  ['Ananya K', 'Ananya R'],
  ['A. Rao', 'Asha Rao'],
  ['Asha', 'Asha Rao'],
  ['', 'Asha Rao'],
])('%s and %s are two names', (one, other) => {
  expect([sameBearer(one, other), sameBearer(other, one)]).toEqual([false, false])
})

test('a register’s different year and a removed name are told, a missing year is not', () => {
  const inquiry = { council: 'kmc', number: '1', year: 2014, name: 'Asha Rao' }

  expect(compare(inquiry, { name: 'Rao Asha', year: null, status: 'Active' }).outcome).toBe('match')
  expect(compare(inquiry, { name: 'Rao Asha', year: 2013, status: 'Removed' })).toEqual({
    outcome: 'different',
    words: 'The register differs in: year, status.',
  })
})
