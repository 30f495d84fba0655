import { inflateRawSync } from 'node:zlib'
import { Unreadable } from './document.ts'

/** All that the parts of a document may come to when they are unpacked. */
const UNPACKED_MAX_BYTES = 50 * 1024 * 1024
const PARTS_MAX = 5000

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const COMMENT_MAX_BYTES = 0xffff
const [STORED, DEFLATED] = [0, 8]

const DAMAGED = 'This Word file is damaged, so its text could not be read.'
const TOO_MUCH = 'This Word file unpacks to more than 50 MB, so it was not opened.'

type Part = { method: number; packed: number; declared: number; at: number }

/**
 * Refuses a zip that unpacks to more than fits, before anything opens it: first by the sizes that it declares, then, because they may lie, by
 * unpacking each part up to its declared size and throwing it away.
 */
export function refuseBomb(bytes: Buffer) {
  const parts = partsOf(bytes)
  if (parts.reduce((sum, { declared }) => sum + declared, 0) > UNPACKED_MAX_BYTES) throw new Unreadable(TOO_MUCH)
  for (const part of parts) unpack(bytes, part)
}

function partsOf(bytes: Buffer): Part[] {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > PARTS_MAX) throw new Unreadable(TOO_MUCH)
  const parts: Part[] = []
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new Unreadable(DAMAGED)
    parts.push({
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      declared: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

/** Where the list of parts is told of, which a comment may follow. */
function endOf(bytes: Buffer) {
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - COMMENT_MAX_BYTES); at--)
    if (bytes.readUInt32LE(at) === END) return at
  throw new Unreadable(DAMAGED)
}

function unpack(bytes: Buffer, { method, packed, declared, at }: Part) {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw new Unreadable(DAMAGED)
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (from + packed > bytes.length) throw new Unreadable(DAMAGED)
  if (method === STORED && packed === declared) return
  if (method !== DEFLATED) throw new Unreadable(DAMAGED)
  try {
    inflateRawSync(bytes.subarray(from, from + packed), { maxOutputLength: Math.max(1, declared) })
  } catch (error) {
    throw new Unreadable((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? TOO_MUCH : DAMAGED)
  }
}
