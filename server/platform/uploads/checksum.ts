import { createHash, type Hash } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'

export const CHECKSUMS = ['sha1', 'sha256']

/** What a piece has to come to. */
export type Checksum = { hash: Hash; expected: Buffer }

/** Reads "sha1 <base64>". */
export function readChecksum(header: string | undefined): Checksum | undefined {
  if (header === undefined) return undefined
  const [, algorithm = '', digest = ''] = /^(\w+) ([A-Za-z0-9+/]+={0,2})$/.exec(header) ?? []
  if (!CHECKSUMS.includes(algorithm)) throw new Refusal('BAD_REQUEST', { words: 'Upload-Checksum takes sha1 or sha256.' })
  return { hash: createHash(algorithm), expected: Buffer.from(digest, 'base64') }
}

export const isAsExpected = ({ hash, expected }: Checksum) => hash.digest().equals(expected)
