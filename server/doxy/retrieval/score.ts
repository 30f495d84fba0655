import { BLOCK_BITS, BLOCK_SIZE, unpack } from './postings.ts'
import type { Ranking } from './settings.ts'
import type { Shelf } from './shelf.ts'
import type { BlockPostings } from './term-index.ts'

export type Scored = { no: number; score: number }
/** A term with its weight in the query, and where it stands. */
export type Weighted = { weight: number; idf: number; df: number; lists: readonly BlockPostings[] }

const scores = new Float64Array(BLOCK_SIZE)

export function idfOf(df: number, passages: number) {
  const all = Math.max(passages, df)
  return Math.log(1 + (all - df + 0.5) / (df + 0.5))
}

/** The best passages for these terms among those the viewer may see: highest score first, then the older passage. */
export function bestPassages(terms: readonly Weighted[], shelf: Shelf, viewer: number, depth: number, ranking: Ranking): Scored[] {
  // Rare terms first: what stands nearly everywhere adds to what they found and opens nothing.
  const ordered = terms.filter(({ df }) => df > 0).sort((a, b) => a.df - b.df)
  const common = Math.max(ranking.commonFrom, ranking.commonShare * shelf.alive)
  const blocks = [...new Set(ordered.flatMap(({ lists }) => lists.map(({ block }) => block)))].sort((a, b) => a - b)
  const norms = shelf.norms(ranking)
  const best = new Best(depth)

  for (const block of blocks) {
    const first = block << BLOCK_BITS
    const size = Math.min(BLOCK_SIZE, shelf.end - first)
    scores.fill(0, 0, size)
    for (const [rank, { weight, idf, df, lists }] of ordered.entries()) {
      const opens = rank === 0 || df <= common
      const top = weight * idf * (ranking.k1 + 1)
      for (const list of lists) {
        if (list.block !== block) continue
        unpack(list.bytes, (place, title, body) => {
          if (!opens && scores[place] === 0) return
          const no = first + place
          let tf = body / norms.body(no)
          if (title > 0) tf += (ranking.titleWeight * title) / norms.title(no)
          scores[place]! += (top * tf) / (ranking.k1 + tf)
        })
      }
    }
    for (let place = 0; place < size; place++) {
      const score = scores[place]!
      if (score > best.least && shelf.visible(first + place, viewer)) best.offer(first + place, score)
    }
  }
  return best.sorted()
}

/** The highest scores seen; of equal ones those that came first. */
class Best {
  readonly #size: number
  readonly #heap: Scored[] = []
  /** What a score has to exceed to be taken. */
  least = 0

  constructor(size: number) {
    this.#size = size
  }

  offer(no: number, score: number) {
    const heap = this.#heap
    if (heap.length < this.#size) {
      heap.push({ no, score })
      this.#rise(heap.length - 1)
    } else {
      heap[0] = { no, score }
      this.#sink()
    }
    if (heap.length === this.#size) this.least = heap[0]!.score
  }

  sorted() {
    return [...this.#heap].sort(better)
  }

  #rise(from: number) {
    const heap = this.#heap
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1
      if (better(heap[parent]!, heap[at]!) > 0) return
      ;[heap[parent], heap[at]] = [heap[at]!, heap[parent]!]
      at = parent
    }
  }

  #sink() {
    const heap = this.#heap
    for (let at = 0; ; ) {
      let worst = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && better(heap[child]!, heap[worst]!) > 0) worst = child
      }
      if (worst === at) return
      ;[heap[worst], heap[at]] = [heap[at]!, heap[worst]!]
      at = worst
    }
  }
}

const better = (a: Scored, b: Scored) => b.score - a.score || a.no - b.no
