import { PassageTable, type Totals } from './index/passage-table.ts'
import { BLOCK_BITS, unpack } from './index/postings.ts'
import { type BlockPostings, type BlockStore, TermIndex } from './index/term-index.ts'
import { type PassageText, readPassage } from './read-passage.ts'
import type { Slices } from './slices.ts'

export type NewPassage = PassageText & { no: number; document: number }
type CountedPassage = { no: number; document: number; titleLength: number; bodyLength: number }

/**
 * The passages of one audience with an index of their own: whoever may not see them learns nothing from them, neither words nor how many there are.
 * Their numbers rise; where few of many numbers are its own, a shelf counts its places by itself and packs its terms in pieces.
 */
export class Shelf {
  readonly table = new PassageTable()
  readonly index: TermIndex
  readonly #nos: number[] | undefined

  constructor({ store, sparse = false }: { store?: BlockStore; sparse?: boolean } = {}) {
    this.index = new TermIndex({ store, pieces: sparse })
    this.#nos = sparse ? [] : undefined
  }

  add({ no, document, title, body }: NewPassage) {
    const { titleTerms, bodyTerms } = readPassage({ title, body })
    const place = this.count({ no, document, titleLength: titleTerms.length, bodyLength: bodyTerms.length })
    this.index.add(place, titleTerms, bodyTerms)
  }

  /** Takes a passage in whose terms stand in a block already; answers its place. */
  count({ no, ...rest }: CountedPassage): number {
    const place = this.#nos ? this.#nos.push(no) - 1 : no
    this.table.put({ place, ...rest })
    return place
  }

  /** Takes documents away, with all that their words counted for; answers the numbers of their passages. */
  remove(documents: ReadonlySet<number>): number[] {
    const gone: number[] = []
    for (let place = 0; place < this.table.end; place++) {
      if (!this.table.has(place) || !documents.has(this.table.documentOf(place))) continue
      this.table.remove(place)
      gone.push(this.noAt(place))
    }
    return gone
  }

  noAt(place: number): number {
    return this.#nos ? this.#nos[place]! : place
  }

  /** In how many passages that can be found a term stands. */
  async frequency(lists: readonly BlockPostings[], slices: Slices): Promise<number> {
    let sum = 0
    for (const list of lists) {
      if (!this.table.isWhole(list.block)) await slices.take(list.count)
      sum += this.table.isWhole(list.block) ? list.count : this.#alive(list)
    }
    return sum
  }

  #alive({ block, bytes }: BlockPostings) {
    let alive = 0
    const first = block << BLOCK_BITS
    unpack(bytes, (place) => {
      if (this.table.has(first + place)) alive++
    })
    return alive
  }
}

/** The sum over all shelves that one question looks through. */
export const totalsOf = (shelves: readonly Shelf[]): Totals => ({
  alive: shelves.reduce((sum, { table }) => sum + table.alive, 0),
  titleSum: shelves.reduce((sum, { table }) => sum + table.titleSum, 0),
  bodySum: shelves.reduce((sum, { table }) => sum + table.bodySum, 0),
})
