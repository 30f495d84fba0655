import { Readable } from 'node:stream'

/** Chunks as a stream. Whoever leaves it, before its first byte too, gives back what they are read from. */
export function streamOf(chunks: AsyncIterable<Uint8Array>, source: Readable) {
  const stream = Readable.from(chunks, { objectMode: false })
  stream.once('close', () => source.destroy())
  return stream
}
