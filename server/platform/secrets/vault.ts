import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

/** Keeps what a stolen disk or a copied database must not tell. `place` names where the secret belongs; it opens nowhere else. */
export type Vault = {
  /** AES-256-GCM: nonce, tag and ciphertext in one piece. */
  seal(plain: Buffer | string, place: string): Buffer
  /** Refuses with KEY_MISSING when the piece was changed, moved or sealed with another key. */
  open(sealed: Buffer, place: string): Buffer
  /** HMAC-SHA-256: the same for the same text, so that a sealed value can be found and be unique. */
  fingerprint(text: string, place: string): Buffer
  /** A key of its own for a purpose, 32 bytes. */
  derive(purpose: string): Buffer
}

export function openVault(key: Buffer): Vault {
  if (key.length !== KEY_BYTES) throw new Error(`The secret key has ${key.length} bytes in place of ${KEY_BYTES}.`)
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))
  const sealing = derive('seal')
  const marking = derive('fingerprint')

  return {
    derive,
    seal(plain, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, place) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      } catch {
        throw new Refusal('KEY_MISSING')
      }
    },
    fingerprint: (text, place) => createHmac('sha256', marking).update(`${place}\0${text}`).digest(),
  }
}
