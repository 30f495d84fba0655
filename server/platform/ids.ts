import { randomFillSync } from 'node:crypto'

// Random bytes are fetched many at a time: asking the system for sixteen costs as much as for thousands, and every request takes a name.
const pool = Buffer.alloc(4096)
let used = pool.length

let lastMs = 0
let counter = 0

/** A new identifier (UUID version 7, RFC 9562): ordered by time, within one process even inside a millisecond. */
export function newId(at = Date.now()) {
  const bytes = takeRandom()
  if (at === lastMs) counter = (counter + 1) & 0xfff
  else counter = bytes.readUInt16BE(6) & 0x7ff
  lastMs = at
  bytes.writeUIntBE(at, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return format(bytes)
}

function takeRandom() {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += 16
  return pool.subarray(used - 16, used)
}

/** The smallest identifier that a row made at or after `at` can have. */
export function firstIdAt(at: Date) {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes.writeUInt16BE(0x7000, 6)
  bytes[8] = 0x80
  return format(bytes)
}

function format(bytes: Buffer) {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
