import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { openVault } from '../../platform/secrets/vault.ts'
import { isGenuine, publicKeyOf, type Receipt, signingKey, signReceipt } from './sign.ts'

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
