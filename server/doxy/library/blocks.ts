import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/db/client.ts'
import type { Segment } from '../retrieval/index/segment.ts'
import type { BlockPostings, BlockStore } from '../retrieval/index/term-index.ts'
import { lockState } from './indexing.ts'

/** Memory for postings that were asked for lately. */
const CACHE_BYTES = 16 * 2 ** 20
const ENTRY_BYTES = 120
const ROWS = 4000

const NONE = new Uint8Array(0)

/** Packed blocks of the index in PostgreSQL, behind a cache of what was asked for lately. */
export class StoredBlocks implements BlockStore {
  readonly #db: Db
  readonly #cache: LRUCache<string, BlockPostings>

  constructor(db: Db, cacheBytes = CACHE_BYTES) {
    this.#db = db
    this.#cache = new LRUCache({ maxSize: cacheBytes, sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES })
  }

  async read(blocks: readonly number[], terms: readonly string[]): Promise<Map<string, BlockPostings[]>> {
    const found = new Map<string, BlockPostings[]>(terms.map((term) => [term, []]))
    const missing: { term: string; block: number }[] = []
    for (const term of terms) {
      for (const block of blocks) {
        const kept = this.#cache.get(`${block} ${term}`)
        if (!kept) missing.push({ term, block })
        else if (kept.count > 0) found.get(term)!.push(kept)
      }
    }
    if (missing.length > 0) await this.#fetch(missing, found)
    return found
  }

  async startingWith(blocks: readonly number[], prefix: string) {
    const { rows } = await sql<{ term: string; count: number }>`
      select term, sum(count) as count from evidence_block
      where term >= ${prefix} and term < ${`${prefix}\u{10ffff}`} and block = any(${blocks}::int[]) group by term`.execute(this.#db)
    return rows
  }

  async sealed(): Promise<number[]> {
    const rows = await this.#db.selectFrom('evidence_sealed').select('block').orderBy('block').execute()
    return rows.map(({ block }) => block)
  }

  /** Writes a block that will not grow any more; another server may have done it already. */
  async save(block: number, segment: Segment): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await lockState(tx)
      const done = await tx.selectFrom('evidence_sealed').select('block').where('block', '=', block).executeTakeFirst()
      if (done) return
      let rows: { term: string; count: number; bytes: Uint8Array }[] = []
      const write = async () => {
        await sql`
          insert into evidence_block (term, block, count, postings)
          select term, ${block}, count, postings
          from unnest(${rows.map(({ term }) => term)}::text[], ${rows.map(({ count }) => count)}::int[],
            ${rows.map(({ bytes }) => Buffer.from(bytes))}::bytea[]) as t(term, count, postings)`.execute(tx)
        rows = []
      }
      for (const row of segment) {
        rows.push(row)
        if (rows.length === ROWS) await write()
      }
      if (rows.length > 0) await write()
      await tx.insertInto('evidence_sealed').values({ block }).execute()
    })
  }

  async #fetch(missing: readonly { term: string; block: number }[], found: Map<string, BlockPostings[]>) {
    const terms = [...new Set(missing.map(({ term }) => term))]
    const blocks = [...new Set(missing.map(({ block }) => block))]
    const { rows } = await sql<{ term: string; block: number; count: number; postings: Buffer }>`
      select term, block, count, postings from evidence_block
      where term = any(${terms}::text[]) and block = any(${blocks}::int[])`.execute(this.#db)
    const stored = new Map(rows.map(({ term, block, count, postings }) => [`${block} ${term}`, { block, count, bytes: postings }]))
    for (const { term, block } of missing) {
      const key = `${block} ${term}`
      const row = stored.get(key)
      // A driver's answer may share its memory with a whole network packet; the cache keeps a copy of what it needs.
      const postings = row ? { ...row, bytes: Uint8Array.from(row.bytes) } : { block, count: 0, bytes: NONE }
      this.#cache.set(key, postings)
      if (row) found.get(term)!.push(postings)
    }
  }
}
