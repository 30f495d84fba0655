import { randomBytes } from 'node:crypto'

let lastMs = 0
let counter = 0

/** A new identifier (UUID version 7, RFC 9562): ordered by time, within one process even inside a millisecond. */
export function newId(at = Date.now()) {
  const bytes = randomBytes(16)
  if (at === lastMs) counter = (counter + 1) & 0xfff
  else counter = bytes.readUInt16BE(6) & 0x7ff
  lastMs = at
  bytes.writeUIntBE(at, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return format(bytes)
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
