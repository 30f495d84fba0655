/** Passages that have a term, packed: for each the gap to the one before, then its counts, as variable-length numbers. */
export type Postings = { count: number; bytes: Uint8Array }

/** Passages a block holds; a posting counts from its block's first passage. */
export const BLOCK_BITS = 16
export const BLOCK_SIZE = 1 << BLOCK_BITS
/** Seven words in a title are no more about a thing than three. */
const TITLE_TF_MAX = 3
const BODY_TF_MAX = 0xffff

/** How often a term stands in title and body, in one number. */
export const packCounts = (title: number, body: number) => (Math.min(body, BODY_TF_MAX) << 2) | Math.min(title, TITLE_TF_MAX)

/** Writes numbers one after another into memory that grows. */
export class PackedWriter {
  #bytes = new Uint8Array(1024)
  length = 0

  number(value: number) {
    this.#room(5)
    let rest = value
    while (rest > 127) {
      this.#bytes[this.length++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.length++] = rest
  }

  copy(bytes: Uint8Array) {
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  /** What was written, in memory of exactly that size. */
  done() {
    return this.#bytes.slice(0, this.length)
  }

  #room(more: number) {
    if (this.length + more <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
}

/** Packs pairs of place and counts, the places rising; `after` is the place before the first. */
export function pack(pairs: readonly number[], writer: PackedWriter, after = -1) {
  let last = after
  for (let at = 0; at < pairs.length; at += 2) {
    writer.number(pairs[at]! - last - 1)
    writer.number(pairs[at + 1]!)
    last = pairs[at]!
  }
}

/** Walks packed postings: place within the block, and counts. */
export function unpack(bytes: Uint8Array, visit: (place: number, title: number, body: number) => void) {
  let at = 0
  let place = -1
  const end = bytes.length
  while (at < end) {
    let byte = bytes[at++]!
    let gap = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!
      gap |= (byte & 127) << shift
    }
    byte = bytes[at++]!
    let counts = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!
      counts |= (byte & 127) << shift
    }
    place += gap + 1
    visit(place, counts & 3, counts >>> 2)
  }
}
