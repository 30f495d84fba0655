import { hash } from 'node:crypto'
import { Transform } from 'node:stream'

const LINE_END = 10
const LANES = [0, 8, 16, 24]

/**
 * Counts the rows of COPY's text format, a line each, and adds up their SHA-256 in four lanes of 64 bits: the same rows give the same sum in
 * whatever order a server hands them out. It tells of damage and of what is missing, not of who would forge it.
 */
export class RowSum {
  rows = 0
  readonly #lanes = LANES.map(() => 0n)
  #begun: Buffer[] = []

  add(chunk: Buffer) {
    let from = 0
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      this.#count(chunk.subarray(from, end))
      from = end + 1
    }
    if (from < chunk.length) this.#begun.push(chunk.subarray(from))
  }

  /** 64 hexadecimal digits. */
  get sum(): string {
    return this.#lanes.map((lane) => lane.toString(16).padStart(16, '0')).join('')
  }

  #count(end: Buffer) {
    const row = this.#begun.length > 0 ? Buffer.concat([...this.#begun, end]) : end
    this.#begun = []
    const digest = hash('sha256', row, 'buffer')
    for (const [lane, at] of LANES.entries()) this.#lanes[lane] = BigInt.asUintN(64, this.#lanes[lane]! + digest.readBigUInt64LE(at))
    this.rows++
  }
}

/** Lets bytes pass and counts their rows. */
export const countingRows = (rows: RowSum) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rows.add(chunk)
      done(null, chunk)
    },
  })
