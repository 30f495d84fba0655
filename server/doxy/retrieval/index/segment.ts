import { Buffer } from 'node:buffer'
import { PackedWriter, type Postings, pack } from './postings.ts'

/** Terms of new passages of one block: for each, pairs of place and counts. */
export type Fresh = Map<string, number[]>

/** The packed postings of one block, its terms in byte order. Nothing in it is an object, so a hundred thousand terms weigh what their letters weigh. */
export class Segment {
  readonly size: number
  readonly #names: Buffer
  readonly #nameEnds: Uint32Array
  readonly #counts: Uint32Array
  readonly #lasts: Uint16Array
  readonly #bytes: Uint8Array
  readonly #ends: Uint32Array

  private constructor(parts: {
    names: Buffer
    nameEnds: Uint32Array
    counts: Uint32Array
    lasts: Uint16Array
    bytes: Uint8Array
    ends: Uint32Array
  }) {
    this.size = parts.ends.length
    this.#names = parts.names
    this.#nameEnds = parts.nameEnds
    this.#counts = parts.counts
    this.#lasts = parts.lasts
    this.#bytes = parts.bytes
    this.#ends = parts.ends
  }

  /** The old segment with new passages behind its own. */
  static merge(old: Segment | undefined, fresh: Fresh): Segment {
    const added = [...fresh].map(([term, pairs]) => ({ name: Buffer.from(term), pairs })).sort((a, b) => a.name.compare(b.name))
    const most = (old?.size ?? 0) + added.length
    const [counts, lasts, ends, nameEnds] = [new Uint32Array(most), new Uint16Array(most), new Uint32Array(most), new Uint32Array(most)]
    const names = new PackedWriter()
    const postings = new PackedWriter()
    let size = 0
    const close = (name: Uint8Array, count: number, last: number) => {
      names.copy(name)
      nameEnds[size] = names.length
      counts[size] = count
      lasts[size] = last
      ends[size++] = postings.length
    }

    let next = 0
    const takeNew = ({ name, pairs }: (typeof added)[number]) => {
      pack(pairs, postings)
      close(name, pairs.length / 2, pairs.at(-2)!)
    }
    for (let at = 0; at < (old?.size ?? 0); at++) {
      const name = old!.#name(at)
      while (next < added.length && added[next]!.name.compare(name) < 0) takeNew(added[next++]!)
      postings.copy(old!.#posted(at))
      const same = next < added.length && added[next]!.name.equals(name) ? added[next++]! : undefined
      if (same) pack(same.pairs, postings, old!.#lasts[at]!)
      close(name, old!.#counts[at]! + (same ? same.pairs.length / 2 : 0), same ? same.pairs.at(-2)! : old!.#lasts[at]!)
    }
    while (next < added.length) takeNew(added[next++]!)
    return new Segment({
      names: Buffer.from(names.done()),
      nameEnds: nameEnds.slice(0, size),
      counts: counts.slice(0, size),
      lasts: lasts.slice(0, size),
      bytes: postings.done(),
      ends: ends.slice(0, size),
    })
  }

  find(term: string): Postings | undefined {
    const at = this.#atOrAfter(Buffer.from(term))
    if (at >= this.size || this.#name(at).toString() !== term) return undefined
    return { count: this.#counts[at]!, bytes: this.#posted(at) }
  }

  /** Terms that begin so, with the number of passages that have them. */
  *startingWith(prefix: string): Generator<{ term: string; count: number }> {
    const start = Buffer.from(prefix)
    for (let at = this.#atOrAfter(start); at < this.size; at++) {
      const term = this.#name(at).toString()
      if (!term.startsWith(prefix)) return
      yield { term, count: this.#counts[at]! }
    }
  }

  *[Symbol.iterator](): Generator<{ term: string } & Postings> {
    for (let at = 0; at < this.size; at++) yield { term: this.#name(at).toString(), count: this.#counts[at]!, bytes: this.#posted(at) }
  }

  get sizeBytes() {
    return this.#names.length + this.#bytes.length + this.size * 14
  }

  #name(at: number) {
    return this.#names.subarray(at === 0 ? 0 : this.#nameEnds[at - 1]!, this.#nameEnds[at]!)
  }

  #posted(at: number) {
    return this.#bytes.subarray(at === 0 ? 0 : this.#ends[at - 1]!, this.#ends[at]!)
  }

  #atOrAfter(name: Buffer) {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#name(middle).compare(name) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
