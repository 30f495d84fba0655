import { setImmediate as nextTurn } from 'node:timers/promises'

/** So much work, counted in postings that are walked, takes one to two milliseconds. */
const SLICE = 65_536
/** To read a passage closely takes as long as to walk so many postings: the more letters, the longer. */
export const postingsFor = (text: string) => 4 * text.length

/**
 * What all questions together may do in one turn of the event loop, so that neither a long one nor many at once hold the thread that answers.
 * Whoever finds too little left waits for the next turn; those who wait go on in the order they came.
 */
export class Slices {
  readonly #size: number
  #left: number
  #turn: Promise<void> | undefined

  constructor(size = SLICE) {
    this.#size = size
    this.#left = size
  }

  /** Settles when so much may be done. More than a whole slice has one to itself. */
  async take(postings: number) {
    while (postings > this.#left && this.#left < this.#size) {
      this.#turn ??= this.#refill()
      await this.#turn
    }
    this.#left -= postings
  }

  async #refill() {
    await nextTurn()
    this.#left = this.#size
    this.#turn = undefined
  }
}
