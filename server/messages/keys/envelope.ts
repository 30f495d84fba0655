import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Where an envelope belongs: it opens nowhere else, so that rows cannot be swapped. */
export type Place = { conversationId: string; seq: number; sender: string; clientId: string }

const aadOf = ({ conversationId, seq, sender, clientId }: Place) => Buffer.from(`${conversationId}|${seq}|${sender}|${clientId}`)

/** AES-256-GCM under the key of its conversation: nonce, tag and ciphertext in one piece. */
export function sealBody(key: Buffer, body: string, place: Place): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aadOf(place))
  const text = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Refuses with KEY_MISSING where it was changed, moved or sealed with another key. */
export function openBody(key: Buffer, sealed: Buffer, place: Place): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(aadOf(place)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new Refusal('KEY_MISSING')
  }
}
