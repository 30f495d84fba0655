import type { IncomingMessage } from 'node:http'
import { addAbortSignal, PassThrough, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** What may come over the wire, be it packed so that nothing comes of it. */
const RECEIVED_MAX_BYTES = 1024 * 1024
/** What is unpacked and kept: a page says what it is at its beginning. */
const KEPT_MAX_BYTES = 256 * 1024

const decoders = new Map([
  ['', () => new PassThrough()],
  ['identity', () => new PassThrough()],
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
])

/** The first bytes of an answer, unpacked; nothing more is asked for. */
export async function readStart(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const decoder = decoders.get(answer.headers['content-encoding']?.toLowerCase() ?? '')
  if (!decoder) throw new Error('Packed in a way that was not asked for.')
  const unpacked = pipeline(addAbortSignal(signal, answer), atMost(RECEIVED_MAX_BYTES), decoder(), () => {})
  const parts: Buffer[] = []
  let length = 0
  for await (const part of unpacked as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= KEPT_MAX_BYTES) break
  }
  return Buffer.concat(parts).subarray(0, KEPT_MAX_BYTES)
}

const atMost = (max: number) =>
  async function* (parts: AsyncIterable<Buffer>) {
    let length = 0
    for await (const part of parts) {
      length += part.length
      if (length > max) throw new Error('Too much for a page.')
      yield part
    }
  }
