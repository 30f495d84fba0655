import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { signingKeyOf } from '../../platform/secrets/ed25519.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

/** What a decision says, in the order in which it is signed. Numbers are not in it: their digest is enough to recognise them. */
export type Receipt = {
  version: 1
  site: string
  claim: string
  member: { id: string; name: string }
  kind: string
  proof: { type: string; issuedBy: string; digest: string }
  decision: 'approved' | 'rejected' | 'revoked'
  reason: string
  compared: string[]
  register: string
  evidence: string[]
  reviewer: string
  decidedAt: string
  expiresAt: string | null
}

/** The key that signs receipts: derived from the vault, so that it survives as long as what it speaks of. */
export const signingKey = (vault: Vault): KeyObject => signingKeyOf(vault.derive('receipts ed25519'))

/** The receipt word for word, and its signature. */
export function signReceipt(key: KeyObject, receipt: Receipt) {
  const body = JSON.stringify(receipt)
  return { body, signature: sign(null, Buffer.from(body), key) }
}

/** Whether a receipt is word for word what was signed. */
export const isGenuine = (publicKey: KeyObject, body: string, signature: Buffer) => verify(null, Buffer.from(body), publicKey, signature)

/** The public key in PEM, which anybody may check a receipt with. */
export const publicKeyOf = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
