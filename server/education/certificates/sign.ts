import { createPublicKey, type KeyObject, randomInt, sign, verify } from 'node:crypto'
import type { Certificate } from '#contract/certificates.ts'
import { signingKeyOf } from '../../platform/secrets/ed25519.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

/** Signs without what is taken for one another: no 0 and O, no 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The key that signs certificates, and nothing else; it lives as long as the vault. */
export const certificateSigner = (vault: Vault): KeyObject => signingKeyOf(vault.derive('certificates ed25519'))

/** A number that nobody guesses from another one. */
export function newNumber() {
  const four = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `WM-C-${four()}-${four()}`
}

/** A certificate word for word, and its signature. */
export function signCertificate(key: KeyObject, site: string, certificate: Certificate) {
  const body = JSON.stringify({ format: 1, site, ...certificate })
  return { body, signature: sign(null, Buffer.from(body), key) }
}

/** Whether a body is word for word what this key signed. */
export const isGenuine = (key: KeyObject, body: string, signature: Buffer) =>
  verify(null, Buffer.from(body), createPublicKey(key), signature)

/** The public key in PEM, with which anybody may check a signature. */
export const publicKeyOf = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
