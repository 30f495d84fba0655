import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const BLOCK_BYTES = 16

/**
 * Keeps from the disk what lies on it for a moment. The key is this process's alone and goes with it; AES-256-CTR, so that bytes are read from any
 * place on. Whoever could change them could change this process.
 */
export function fleetingCipher() {
  const key = randomBytes(32)
  const countedFrom = (block: number) => {
    const counter = Buffer.alloc(BLOCK_BYTES)
    counter.writeBigUInt64BE(BigInt(block), BLOCK_BYTES - 8)
    return counter
  }

  return {
    async *encrypt(plain: AsyncIterable<Uint8Array>) {
      const cipher = createCipheriv('aes-256-ctr', key, countedFrom(0))
      for await (const piece of plain) yield cipher.update(piece)
    },
    /** Makes bytes that were read from a place on readable, where they are. */
    decrypt(bytes: Uint8Array, from: number) {
      const before = from % BLOCK_BYTES
      const decipher = createDecipheriv('aes-256-ctr', key, countedFrom((from - before) / BLOCK_BYTES))
      decipher.update(Buffer.alloc(before))
      bytes.set(decipher.update(bytes))
    },
  }
}
