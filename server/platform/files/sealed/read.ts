import { Refusal } from '#contract/errors.ts'
import type { Stored } from '../store.ts'
import { type Belongs, chunkOpener, plainSize, SALT_BYTES, SEALED_CHUNK_BYTES } from './format.ts'

/** The plain chunks of a sealed file as they are read. Refuses with KEY_MISSING at the first that is not what was sealed here. */
export async function* openFile(master: Buffer, belongs: Belongs, { sizeBytes, stream }: Stored): AsyncGenerator<Buffer, void> {
  try {
    plainSize(sizeBytes)
    let openChunk: ReturnType<typeof chunkOpener> | undefined
    let held: Buffer = Buffer.alloc(0)
    for await (const piece of stream as AsyncIterable<Buffer>) {
      held = Buffer.concat([held, piece])
      if (!openChunk) {
        if (held.length < SALT_BYTES) continue
        openChunk = chunkOpener(master, belongs, held.subarray(0, SALT_BYTES))
        held = held.subarray(SALT_BYTES)
      }
      // A chunk is held back until another byte tells that it is not the last.
      for (; held.length > SEALED_CHUNK_BYTES; held = held.subarray(SEALED_CHUNK_BYTES))
        yield openChunk(held.subarray(0, SEALED_CHUNK_BYTES), false)
    }
    if (!openChunk) throw new Refusal('KEY_MISSING')
    yield openChunk(held, true)
  } finally {
    stream.destroy()
  }
}
