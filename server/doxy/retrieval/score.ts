import { semaphore } from '../../platform/semaphore.ts'
import type { Totals } from './index/passage-table.ts'
import { BLOCK_BITS, BLOCK_SIZE, unpack } from './index/postings.ts'
import type { BlockPostings } from './index/term-index.ts'
import type { Ranking } from './settings.ts'
import type { Shelf } from './shelf.ts'
import type { Slices } from './slices.ts'

export type Scored = { no: number; document: number; score: number }
/** A term with its weight in the query, and where it stands on each shelf. */
export type Weighted = { weight: number; idf: number; df: number; lists: readonly (readonly BlockPostings[])[] }

/** The scores of one block, lent to one question at a time. */
const scores = new Float64Array(BLOCK_SIZE)
const oneAtATime = semaphore(1)

export function idfOf(df: number, passages: number) {
  const all = Math.max(passages, df)
  return Math.log(1 + (all - df + 0.5) / (df + 0.5))
}

/** What a question is weighed against: its terms as they stood on the shelves at one moment. */
export type Weighing = { terms: readonly Weighted[]; shelves: readonly Shelf[]; totals: Totals; ranking: Ranking; slices: Slices }

/**
 * The best passages for these terms among those of the shelves: highest score first, then the older passage. Passages that are added
 * meanwhile stand in no list; those that are taken away are left out, whatever they scored.
 */
export const bestPassages = (weighing: Weighing): Promise<Scored[]> => oneAtATime(() => findBest(weighing))

async function findBest({ terms, shelves, totals, ranking, slices }: Weighing): Promise<Scored[]> {
  // Rare terms first: what stands nearly everywhere adds to what they found and opens nothing.
  const ordered = terms.filter(({ df }) => df > 0).sort((a, b) => a.df - b.df)
  const common = Math.max(ranking.commonFrom, ranking.commonShare * totals.alive)
  const best = new Best(ranking.depth)
  for (const [at, shelf] of shelves.entries()) {
    const norms = shelf.table.norms(ranking, totals)
    const blocks = [...new Set(ordered.flatMap(({ lists }) => lists[at]!.map(({ block }) => block)))].sort((a, b) => a - b)
    for (const block of blocks) {
      const first = block << BLOCK_BITS
      const size = Math.min(BLOCK_SIZE, shelf.table.end - first)
      scores.fill(0, 0, size)
      for (const [rank, { weight, idf, df, lists }] of ordered.entries()) {
        const opens = rank === 0 || df <= common
        const top = weight * idf * (ranking.k1 + 1)
        for (const list of lists[at]!) {
          if (list.block !== block) continue
          await slices.take(list.count)
          unpack(list.bytes, (offset, title, body) => {
            if (!opens && scores[offset] === 0) return
            const place = first + offset
            let tf = body / norms.body(place)
            if (title > 0) tf += (ranking.titleWeight * title) / norms.title(place)
            scores[offset]! += (top * tf) / (ranking.k1 + tf)
          })
        }
      }
      await slices.take(size)
      for (let offset = 0; offset < size; offset++) {
        const score = scores[offset]!
        const place = first + offset
        if (score > best.least && shelf.table.has(place))
          best.offer({ no: shelf.noAt(place), document: shelf.table.documentOf(place), score })
      }
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

  offer(one: Scored) {
    const heap = this.#heap
    if (heap.length < this.#size) {
      heap.push(one)
      this.#rise(heap.length - 1)
    } else {
      heap[0] = one
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
