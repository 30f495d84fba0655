import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kept } from './manifest.ts'

/** Lets bytes pass and takes them into a digest. */
export const digesting = (digest: Hash) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk)
      done(null, chunk)
    },
  })

/** A new file that only its owner reads, on the disk when it is closed. */
export const newFile = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })

/** Copies a file that does not exist yet at its new place; answers what the bytes are known by. */
export async function copyBytes(source: string, target: string): Promise<Kept> {
  const digest = createHash('sha256')
  const out = newFile(target)
  await pipeline(createReadStream(source), digesting(digest), out)
  return { name: basename(source), sizeBytes: out.bytesWritten, sha256: digest.digest('hex') }
}

/** What a file's bytes are known by; null where there is none. */
export async function digestOf(path: string): Promise<string | null> {
  const digest = createHash('sha256')
  try {
    await pipeline(createReadStream(path), digest)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  return digest.digest('hex')
}
