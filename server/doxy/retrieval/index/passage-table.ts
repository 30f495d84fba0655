import { BLOCK_BITS, BLOCK_SIZE } from './postings.ts'

const GONE = 0xffffffff

export type Placed = { place: number; document: number; titleLength: number; bodyLength: number }

/** What lengths are compared with: over all passages that one question looks through. */
export type Totals = { alive: number; titleSum: number; bodySum: number }

/** What is known of every passage of a shelf besides its terms, by its place: seven bytes each. */
export class PassageTable implements Totals {
  #titles = new Uint8Array(1024)
  #bodies = new Uint16Array(1024)
  #documents = new Uint32Array(1024).fill(GONE)
  /** Passages that can be found in each block. */
  readonly #aliveIn: number[] = []
  titleSum = 0
  bodySum = 0
  /** One more than the highest place. */
  end = 0
  /** Passages that can be found. */
  alive = 0
  /** Passages that were taken away. */
  gone = 0

  put({ place, document, titleLength, bodyLength }: Placed) {
    if (place >= this.#titles.length) this.#grow(place + 1)
    this.#titles[place] = Math.min(titleLength, 0xff)
    this.#bodies[place] = Math.min(bodyLength, 0xffff)
    this.#documents[place] = document
    this.#count(place, 1)
    this.end = Math.max(this.end, place + 1)
  }

  remove(place: number) {
    if (!this.has(place)) return
    this.#documents[place] = GONE
    this.gone++
    this.#count(place, -1)
  }

  has(place: number) {
    return place < this.end && this.#documents[place] !== GONE
  }

  documentOf(place: number) {
    return this.#documents[place]!
  }

  /** Whether every place of a block can be found, so that its postings count without a look at each. */
  isWhole(block: number) {
    return this.#aliveIn[block] === Math.min(BLOCK_SIZE, this.end - (block << BLOCK_BITS))
  }

  /** The divisors of BM25F: how a field's counts shrink with its length. */
  norms({ bodyB, titleB }: { bodyB: number; titleB: number }, { alive, titleSum, bodySum }: Totals) {
    const perTitle = titleSum > 0 ? (titleB * alive) / titleSum : 0
    const perBody = bodySum > 0 ? (bodyB * alive) / bodySum : 0
    return {
      title: (place: number) => 1 - titleB + perTitle * this.#titles[place]!,
      body: (place: number) => 1 - bodyB + perBody * this.#bodies[place]!,
    }
  }

  get sizeBytes() {
    return this.#titles.length * 7
  }

  #count(place: number, step: 1 | -1) {
    this.titleSum += step * this.#titles[place]!
    this.bodySum += step * this.#bodies[place]!
    this.#aliveIn[place >>> BLOCK_BITS] = (this.#aliveIn[place >>> BLOCK_BITS] ?? 0) + step
    this.alive += step
  }

  #grow(least: number) {
    const length = Math.max(least, this.#titles.length * 2)
    this.#titles = copied(new Uint8Array(length), this.#titles)
    this.#bodies = copied(new Uint16Array(length), this.#bodies)
    this.#documents = copied(new Uint32Array(length).fill(GONE), this.#documents)
  }
}

function copied<A extends Uint8Array | Uint16Array | Uint32Array>(into: A, from: A): A {
  into.set(from)
  return into
}
