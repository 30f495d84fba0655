import { createPublicKey, sign, verify } from 'node:crypto'
import { type PublicKey, publicHalfOf, signingKeyOf } from '../secrets/ed25519.ts'
import type { Vault } from '../secrets/vault.ts'

/** Signs what is kept outside the database, with a key that is not in it. */
export type Signer = {
  publicKey: PublicKey
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

/** The audit log's own key, made from the vault's: who holds the database alone can sign nothing. */
export function openSigner(vault: Vault): Signer {
  const key = signingKeyOf(vault.derive('audit heads'))
  const open = createPublicKey(key)
  return {
    publicKey: publicHalfOf(key),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
    isSigned: (text, signature) => verify(null, Buffer.from(text), open, Buffer.from(signature, 'base64url')),
  }
}
