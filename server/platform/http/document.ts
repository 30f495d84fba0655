import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
/** A document as it travels, and what tells it from any other. */
export type Packed = { tag: string; bytes: Record<Encoding, () => Promise<Buffer>> }

/** Where the build leaves room for the server's own address: whoever shows a link elsewhere wants all of it. web/build/facts.ts puts it there. */
const ORIGIN = '%origin%'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

function once<Made>(make: () => Made): () => Made {
  let made: { is: Made } | undefined
  return () => {
    made ??= { is: make() }
    return made.is
  }
}

const tagOf = (identity: Buffer) => createHash('sha256').update(identity).digest('base64url').slice(0, 16)
const here = (bytes: Buffer) => async () => bytes

/** Reads a document of the build. One that says its own address is put together and packed when it is first asked for, as densely as by the build. */
export async function readDocument(dir: string, name: string, publicUrl: () => string): Promise<() => Packed> {
  const read = (suffix: string) => readFile(join(dir, name + suffix))
  const built = await read('')
  const text = built.toString()
  if (!text.includes(ORIGIN)) {
    const [br, gz] = await Promise.all([read('.br'), read('.gz')])
    const packed = { tag: tagOf(built), bytes: { identity: here(built), br: here(br), gzip: here(gz) } }
    return () => packed
  }
  return once(() => {
    const identity = Buffer.from(text.replaceAll(ORIGIN, publicUrl()))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
    return {
      tag: tagOf(identity),
      bytes: { identity: here(identity), br: once(() => brotli(identity, { params })), gzip: once(() => zip(identity, { level: 9 })) },
    }
  })
}
