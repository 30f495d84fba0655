import type { Readable } from 'node:stream'
import { FairWorker } from '../fair-worker.ts'
import type { PictureSize } from '../files/picture-head.ts'

/** What a type is told by: the beginning of a file. */
export const HEAD_BYTES = 256 * 1024

/** What a file is by its bytes, or null where nobody knows; and of a picture, how large it says that it is. */
export type Told = { type: string | null; size: PictureSize | undefined }

const TELLING = { seconds: 5, members: { ofOne: 5, ofAll: 100 }, strangers: { ofOne: 1, ofAll: 1 } }
const thread = new FairWorker<Uint8Array, Told>(new URL('./type-thread.ts', import.meta.url), TELLING)

/** Told apart from everything else that is being answered. */
export async function tellType(stream: Readable, memberId: string) {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece)
    length += piece.length
    if (length >= HEAD_BYTES) break
  }
  return thread.run(Buffer.concat(pieces).subarray(0, HEAD_BYTES), { memberId })
}
