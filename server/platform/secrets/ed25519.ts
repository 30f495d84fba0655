import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A public key as JSON Web Key sets have it (RFC 8037). */
export type PublicKey = { kid: string; kty: 'OKP'; crv: 'Ed25519'; x: string; use: 'sig'; alg: 'EdDSA' }

/** The key that signs, made from 32 secret bytes. */
export const signingKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })

/** Its public half, which anybody may check a signature with. */
export function publicHalfOf(key: KeyObject): PublicKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const kid = createHash('sha256').update(x).digest('hex').slice(0, 16)
  return { kid, kty: 'OKP', crv: 'Ed25519', x, use: 'sig', alg: 'EdDSA' }
}
