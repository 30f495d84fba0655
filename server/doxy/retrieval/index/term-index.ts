import { setImmediate as breathe } from 'node:timers/promises'
import { BLOCK_BITS, BLOCK_SIZE, PackedWriter, type Postings, pack, packCounts } from './postings.ts'
import { type Fresh, Segment } from './segment.ts'

export type BlockPostings = Postings & { block: number }

/** Where blocks lie that were packed away. */
export type BlockStore = {
  read(blocks: readonly number[], terms: readonly string[]): Promise<Map<string, BlockPostings[]>>
  startingWith(blocks: readonly number[], prefix: string): Promise<{ term: string; count: number }[]>
}

/** New passages wait in the delta until there are so many. */
export const DELTA_MAX = 2000

/** Where nothing is merged, so many terms wait at most: packing them takes some milliseconds. */
export const PIECE_TERMS = 2000

/**
 * Which passages have a term: old blocks in the store, newer ones packed in memory, the newest passages in the delta.
 * `pieces`: what was packed is never packed again, so that no addition waits for those before it; a block lies in several segments and is not put away.
 */
export class TermIndex {
  readonly #store: BlockStore | undefined
  readonly #pieces: boolean
  #segments = new Map<number, Segment[]>()
  #away: readonly number[] = []
  #delta: Fresh = new Map()
  #deltaBlock = 0
  #deltaSize = 0

  constructor({ store, pieces = false }: { store?: BlockStore | undefined; pieces?: boolean } = {}) {
    this.#store = store
    this.#pieces = pieces
  }

  /** Numbers must rise. */
  add(no: number, title: readonly string[], body: readonly string[]) {
    const block = no >>> BLOCK_BITS
    if (block !== this.#deltaBlock || this.#deltaSize >= DELTA_MAX || this.#isPiece()) this.flush()
    this.#deltaBlock = block
    this.#deltaSize++
    const counts = new Map<string, [title: number, body: number]>()
    for (const term of title) count(counts, term)[0]++
    for (const term of body) count(counts, term)[1]++
    const place = no & (BLOCK_SIZE - 1)
    for (const [term, [inTitle, inBody]] of counts) {
      const pairs = this.#delta.get(term)
      if (pairs) pairs.push(place, packCounts(inTitle, inBody))
      else this.#delta.set(term, [place, packCounts(inTitle, inBody)])
    }
  }

  /** Packs the delta into its block. */
  flush() {
    if (this.#deltaSize === 0) return
    const packed = this.#segments.get(this.#deltaBlock) ?? []
    const segments = this.#pieces ? [...packed, Segment.merge(undefined, this.#delta)] : [Segment.merge(packed[0], this.#delta)]
    this.#segments.set(this.#deltaBlock, segments)
    this.#delta = new Map()
    this.#deltaSize = 0
  }

  /** A block that can only be read from now on and is still in memory. */
  full(): { block: number; segment: Segment } | undefined {
    const block = Math.min(...this.#segments.keys())
    return block < this.#deltaBlock ? { block, segment: this.#segments.get(block)![0]! } : undefined
  }

  /** The block is in the store now. */
  putAway(block: number) {
    this.#segments.delete(block)
    this.#away = [...new Set([...this.#away, block])].sort((a, b) => a - b)
  }

  /** Where each term stands, block by block. What comes in meanwhile is left for the next question. */
  async lists(terms: readonly string[]): Promise<Map<string, BlockPostings[]>> {
    const inMemory = terms.map((term) => this.#inMemory(term))
    const stored = this.#store && this.#away.length > 0 ? await this.#store.read(this.#away, terms) : undefined
    return new Map(terms.map((term, at) => [term, [...(stored?.get(term) ?? []), ...inMemory[at]!]]))
  }

  /** Known terms that begin so, and in how many passages they stand. */
  async startingWith(prefix: string): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    const add = (term: string, more: number) => found.set(term, (found.get(term) ?? 0) + more)
    for (const [term, pairs] of this.#delta) if (term.startsWith(prefix)) add(term, pairs.length / 2)
    for (const segment of this.#packed()) {
      for (const { term, count } of segment.startingWith(prefix)) add(term, count)
      await breathe()
    }
    if (this.#store && this.#away.length > 0) {
      for (const { term, count } of await this.#store.startingWith(this.#away, prefix)) add(term, count)
    }
    return found
  }

  get sizeBytes() {
    let bytes = 0
    for (const segment of this.#packed()) bytes += segment.sizeBytes
    return bytes
  }

  #isPiece() {
    return this.#pieces && this.#delta.size >= PIECE_TERMS
  }

  #packed() {
    return [...this.#segments.values()].flat()
  }

  #inMemory(term: string): BlockPostings[] {
    const lists: BlockPostings[] = []
    for (const [block, segments] of this.#segments) {
      for (const segment of segments) {
        const postings = segment.find(term)
        if (postings) lists.push({ block, ...postings })
      }
    }
    const pairs = this.#delta.get(term)
    if (pairs) {
      const writer = new PackedWriter()
      pack(pairs, writer)
      lists.push({ block: this.#deltaBlock, count: pairs.length / 2, bytes: writer.done() })
    }
    return lists
  }
}

function count(counts: Map<string, [number, number]>, term: string): [number, number] {
  let entry = counts.get(term)
  if (!entry) {
    entry = [0, 0]
    counts.set(term, entry)
  }
  return entry
}
