import { isUnopened, type SealedLog, tellOnce } from '../../secrets/opened.ts'
import type { Vault } from '../../secrets/vault.ts'
import type { ByteStore, FileStore } from '../store.ts'
import { streamOf } from '../stream.ts'
import { plainSize, sealFile } from './format.ts'
import { openFile } from './read.ts'

/** Files of which nothing readable reaches `bytes`. One that does not open is refused with KEY_MISSING, and the log is told of it once. */
export function sealedStore(bytes: ByteStore, vault: Pick<Vault, 'derive'>, log?: SealedLog): FileStore {
  const master = vault.derive('files')

  async function* telling(id: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
    try {
      yield* chunks
    } catch (fault) {
      if (isUnopened(fault)) tellOnce(log, fault, `A stored file does not open: ${id}.`)
      throw fault
    }
  }

  return {
    put: (id, plain, place) => bytes.put(id, sealFile(master, { id, place }, plain)),
    async open(id, place) {
      const sealed = await bytes.open(id)
      if (!sealed) return null
      const chunks = telling(id, openFile(master, { id, place }, sealed))
      // Before anything is answered, so that a file under another key is refused and not cut off.
      const first = await chunks.next()
      const stream = streamOf(beginningWith(first.value, chunks), sealed.stream)
      return { sizeBytes: plainSize(sealed.sizeBytes), stream }
    },
    remove: bytes.remove,
    sweep: bytes.sweep,
  }
}

async function* beginningWith(first: Buffer | undefined, rest: AsyncIterable<Buffer>) {
  if (first) yield first
  yield* rest
}
