/** Whose a passage is: everybody's, a member's by their number here, or nobody's any more. */
export const EVERYBODY = 0
const GONE = 0xffffffff

export type Placed = { no: number; document: number; owner: number; titleLength: number; bodyLength: number }

/** What is known of every passage besides its terms, by its number: eleven bytes each. */
export class Shelf {
  #titles = new Uint8Array(1024)
  #bodies = new Uint16Array(1024)
  #documents = new Uint32Array(1024)
  #owners = new Uint32Array(1024).fill(GONE)
  #titleSum = 0
  #bodySum = 0
  /** One more than the highest number. */
  end = 0
  /** Passages that can be found, and those whose terms the index counts, taken-away ones included until the next start. */
  alive = 0
  counted = 0

  put({ no, document, owner, titleLength, bodyLength }: Placed) {
    if (no >= this.#titles.length) this.#grow(no + 1)
    this.#titles[no] = Math.min(titleLength, 0xff)
    this.#bodies[no] = Math.min(bodyLength, 0xffff)
    this.#documents[no] = document
    this.#owners[no] = owner
    this.#titleSum += this.#titles[no]!
    this.#bodySum += this.#bodies[no]!
    this.end = Math.max(this.end, no + 1)
    this.alive++
    this.counted++
  }

  remove(no: number) {
    if (no >= this.end || this.#owners[no] === GONE) return
    this.#owners[no] = GONE
    this.#titleSum -= this.#titles[no]!
    this.#bodySum -= this.#bodies[no]!
    this.alive--
  }

  give(no: number, owner: number) {
    if (no < this.end && this.#owners[no] !== GONE) this.#owners[no] = owner
  }

  visible(no: number, viewer: number) {
    const owner = this.#owners[no]!
    return owner === EVERYBODY || (owner === viewer && owner !== GONE)
  }

  documentOf(no: number) {
    return this.#documents[no]!
  }

  /** The divisors of BM25F: how a field's counts shrink with its length. */
  norms({ bodyB, titleB }: { bodyB: number; titleB: number }) {
    const alive = Math.max(1, this.alive)
    const perTitle = this.#titleSum > 0 ? (titleB * alive) / this.#titleSum : 0
    const perBody = this.#bodySum > 0 ? (bodyB * alive) / this.#bodySum : 0
    return {
      title: (no: number) => 1 - titleB + perTitle * this.#titles[no]!,
      body: (no: number) => 1 - bodyB + perBody * this.#bodies[no]!,
    }
  }

  get sizeBytes() {
    return this.#titles.length * 11
  }

  #grow(least: number) {
    const length = Math.max(least, this.#titles.length * 2)
    const owners = new Uint32Array(length).fill(GONE)
    owners.set(this.#owners)
    this.#owners = owners
    this.#titles = copied(new Uint8Array(length), this.#titles)
    this.#bodies = copied(new Uint16Array(length), this.#bodies)
    this.#documents = copied(new Uint32Array(length), this.#documents)
  }
}

function copied<A extends Uint8Array | Uint16Array | Uint32Array>(into: A, from: A): A {
  into.set(from)
  return into
}
