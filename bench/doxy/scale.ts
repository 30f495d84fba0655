import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { NewDocument } from '#contract/doxy.ts'
import type { Library } from '#server/doxy/library/library.ts'
import { openLibrary } from '#server/doxy/library/stored-library.ts'
import { sentencesOf } from '#server/doxy/text/sentences.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { KEY_BYTES, openVault } from '#server/platform/secrets/vault.ts'
import { percentile } from '../support/figures.ts'
import { readCollection } from './collection.ts'

const REQUEST = 5000
const SENTENCES = 7
const QUERIES = 500
const MB = 2 ** 20

/** `npm run bench:doxy:scale -- <passages> <folder>…`: the library over PostgreSQL, filled with sentences of the collections in new mixtures. */
async function main([size = '', ...folders]: string[]) {
  const wanted = Number(size)
  if (!(wanted > 0) || folders.length === 0) throw new Error('Name a number of passages and at least one folder.')
  const collections = folders.map(readCollection)
  const sentences = collections.flatMap(({ documents }) => documents.flatMap(({ text }) => sentencesOf(text)))
  const queries = collections.flatMap((collection) => collection.queries.map(({ text }) => text))
  const random = mulberry(7)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!

  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-doxy-'))
  const database = await openDatabase({ dataDir })
  const open = () => openLibrary({ db: database.db, vault: openVault(randomBytes(KEY_BYTES)), log: { error: console.error } })
  let library: Library = open()
  try {
    await library.ready
    const before = memory()
    let brought = 0
    await timed(`ingest of ${wanted} passages, ${REQUEST} a request`, async () => {
      while (brought < wanted) {
        const docs: NewDocument[] = Array.from({ length: Math.min(REQUEST, wanted - brought) }, () => ({
          id: `made:${brought++}`,
          text: Array.from({ length: SENTENCES }, () => pick(sentences)).join(' '),
          meta: { title: pick(sentences).slice(0, 90) },
        }))
        await timed(`  up to ${brought}`, () => library.ingest(docs, { kind: 'publisher', memberId: null }))
      }
    })
    await timed('packing full blocks away', () => library.close())
    library = open()
    await timed('start', () => library.ready)
    console.log(`passages: ${library.size}`)
    for (const round of ['cold', 'warm', 'misspelt']) {
      const times: number[] = []
      const asked = mulberry(11)
      const cpu = process.cpuUsage()
      for (let n = 0; n < QUERIES; n++) {
        const query = queries[Math.floor(asked() * queries.length)]!
        const start = performance.now()
        await library.search(round === 'misspelt' ? misspell(query) : query, { viewer: null })
        times.push(performance.now() - start)
      }
      const { user, system } = process.cpuUsage(cpu)
      const figures = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1))
      console.log(`ask, ${round}: p50 / p95 / p99 ${figures.join(' / ')} ms, processor ${((user + system) / 1000 / QUERIES).toFixed(1)} ms`)
    }
    console.log(`memory of the process beyond an empty library: ${((memory() - before) / MB).toFixed(0)} MB`)
  } finally {
    await library.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Swaps two letters of the longest word. */
function misspell(query: string) {
  const longest = query.split(/\W+/).reduce((one, other) => (other.length > one.length ? other : one))
  return query.replace(longest, longest.slice(0, -4) + longest.at(-3) + longest.at(-4) + longest.slice(-2))
}

/** Heap and buffers in use, after a collection where `--expose-gc` allows one. */
function memory() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function timed(what: string, act: () => Promise<unknown>) {
  const start = performance.now()
  await act()
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(2)} s`)
}

/** Repeatable chance. */
function mulberry(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
