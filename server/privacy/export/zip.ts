import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** What lies in a ZIP at a path. */
export type Entry = { path: string; bytes: AsyncIterable<Uint8Array> }

/**
 * A ZIP of these entries as it is made: each is read once the one before it is through, and no faster than somebody takes what comes out.
 * Compressing is done by zlib's own threads.
 */
export async function* zipOf(entries: AsyncIterable<Entry>, mtime: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const left = new AbortController()
  const filled = fill(zip, entries, mtime, left.signal).catch((error: Error) => void output.destroy(error))
  try {
    yield* output as AsyncIterable<Buffer>
  } finally {
    left.abort()
    output.destroy()
    await filled
  }
}

async function fill(zip: ZipFile, entries: AsyncIterable<Entry>, mtime: Date, signal: AbortSignal) {
  // What is being read tells of it as well, and there it is dealt with.
  zip.on('error', () => {})
  for await (const { path, bytes } of entries) {
    const stream = Readable.from(bytes, { objectMode: false })
    zip.addReadStream(stream, path, { mtime })
    try {
      await finished(stream, { signal })
    } finally {
      stream.destroy()
    }
  }
  zip.end()
}
