import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'

/** How a stored file lies: a salt, then chunks of this much plain text, each with its tag. The last one may be shorter; an empty file has one too. */
export const CHUNK_BYTES = 64 * 1024
export const SALT_BYTES = 32
const TAG_BYTES = 16
const NONCE_BYTES = 12
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES

/** Whose bytes they are: the file's id, and the place that it belongs to. They open for no other. */
export type Belongs = { id: string; place: string }

/** A key for one writing of one file, so that the nonces in it may count. */
function keyOf(master: Buffer, salt: Uint8Array, { id, place }: Belongs) {
  return Buffer.from(hkdfSync('sha256', master, salt, `file 1\0${id}\0${place}`, 32))
}

/** Which chunk it is and whether another follows: none can be exchanged, left out, or be made the last one. */
function nonceOf(index: number, last: boolean) {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(index, NONCE_BYTES - 5)
  nonce[NONCE_BYTES - 1] = last ? 1 : 0
  return nonce
}

/** AES-256-GCM, chunk by chunk. */
export function sealFile(master: Buffer, belongs: Belongs, plain: Uint8Array): Buffer {
  const salt = randomBytes(SALT_BYTES)
  const key = keyOf(master, salt, belongs)
  const pieces: Uint8Array[] = [salt]
  const chunks = Math.max(1, Math.ceil(plain.length / CHUNK_BYTES))
  for (let index = 0; index < chunks; index++) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, index === chunks - 1))
    pieces.push(cipher.update(plain.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)), cipher.final(), cipher.getAuthTag())
  }
  return Buffer.concat(pieces)
}

/** Opens the chunks of one file in their order. */
export function chunkOpener(master: Buffer, belongs: Belongs, salt: Uint8Array) {
  const key = keyOf(master, salt, belongs)
  let index = 0
  return (sealed: Buffer, last: boolean): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index++, last), { authTagLength: TAG_BYTES })
    try {
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch {
      throw new Refusal('KEY_MISSING')
    }
  }
}

/** How many bytes a file has once it is opened, by how many it has on the disk; refuses a number that no file can have. */
export function plainSize(sealedBytes: number): number {
  const body = sealedBytes - SALT_BYTES
  const chunks = Math.max(1, Math.ceil(body / SEALED_CHUNK_BYTES))
  const plain = body - chunks * TAG_BYTES
  // Of several chunks none is empty.
  if (plain < (chunks === 1 ? 0 : (chunks - 1) * CHUNK_BYTES + 1)) throw new Refusal('KEY_MISSING')
  return plain
}
