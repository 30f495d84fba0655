import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { newId } from '../../ids.ts'
import { openVault } from '../../secrets/vault.ts'
import type { ByteStore, FileStore } from '../store.ts'
import { CHUNK_BYTES, SALT_BYTES, SEALED_CHUNK_BYTES } from './format.ts'
import { sealedStore } from './store.ts'

const vault = openVault(Buffer.alloc(32, 7))
const error = vi.fn()

/** Bytes that come in pieces of a size of their own, as from a network. */
class Held implements ByteStore {
  readonly bytes = new Map<string, Buffer>()
  readonly streams: Readable[] = []

  put = async (id: string, bytes: Uint8Array) => void this.bytes.set(id, Buffer.from(bytes))
  remove = async (id: string) => void this.bytes.delete(id)
  sweep = async () => {}
  open = async (id: string) => {
    const bytes = this.bytes.get(id)
    if (!bytes) return null
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7000) }, (_, at) => bytes.subarray(at * 7000, (at + 1) * 7000))
    const stream = Readable.from(pieces, { objectMode: false })
    this.streams.push(stream)
    return { sizeBytes: bytes.length, stream }
  }
}

async function read(store: FileStore, id: string, place = 'image') {
  const file = await store.open(id, place)
  return file && { sizeBytes: file.sizeBytes, plain: Buffer.concat(await file.stream.toArray()) }
}

const sizes = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 3 * CHUNK_BYTES + 7]

test.each(sizes)('a file of %d bytes is read as it was put, its size known before, and lies otherwise each time', async (size) => {
  const [held, id, plain] = [new Held(), newId(), randomBytes(size)]
  const store = sealedStore(held, vault)

  await store.put(id, plain, 'image')
  const first = held.bytes.get(id)!
  const found = await read(store, id)
  await store.put(id, plain, 'image')

  expect(found?.sizeBytes).toBe(size)
  expect(found?.plain.equals(plain)).toBe(true)
  expect(held.bytes.get(id)!.subarray(SALT_BYTES).equals(first.subarray(SALT_BYTES))).toBe(false)
})

test('a file opens for its id, its place and its key alone', async () => {
  const [held, id, other] = [new Held(), newId(), newId()]
  const store = sealedStore(held, vault)
  await store.put(id, Buffer.from('a film'), 'evidence|asha')
  held.bytes.set(other, held.bytes.get(id)!)

  expect((await read(store, id, 'evidence|asha'))?.plain.toString()).toBe('a film')
  await expect(read(store, id, 'evidence|ravi')).rejects.toMatchObject({ code: 'KEY_MISSING' })
  await expect(read(store, other, 'evidence|asha')).rejects.toMatchObject({ code: 'KEY_MISSING' })
  await expect(read(sealedStore(held, openVault(Buffer.alloc(32, 8))), id, 'evidence|asha')).rejects.toMatchObject({ code: 'KEY_MISSING' })
  expect(await store.open(newId(), 'image')).toBeNull()
})

const chunk = (sealed: Buffer, at: number) =>
  sealed.subarray(SALT_BYTES + at * SEALED_CHUNK_BYTES, SALT_BYTES + (at + 1) * SEALED_CHUNK_BYTES)
const flipped = (sealed: Buffer, at: number) => {
  const changed = Buffer.from(sealed)
  changed[at]! ^= 1
  return changed
}
const changes: Record<string, (sealed: Buffer, again: Buffer) => Buffer> = {
  'two chunks exchanged': (of) => Buffer.concat([of.subarray(0, SALT_BYTES), chunk(of, 1), chunk(of, 0), chunk(of, 2)]),
  'a chunk of another writing': (of, again) => Buffer.concat([of.subarray(0, SALT_BYTES), chunk(of, 0), chunk(again, 1), chunk(of, 2)]),
  'a chunk left out': (of) => Buffer.concat([of.subarray(0, SALT_BYTES), chunk(of, 0), chunk(of, 2)]),
  'the last chunk cut off': (of) => of.subarray(0, SALT_BYTES + 2 * SEALED_CHUNK_BYTES),
  'all but the first cut off': (of) => of.subarray(0, SALT_BYTES + SEALED_CHUNK_BYTES),
  'the last byte cut off': (of) => of.subarray(0, -1),
  'a chunk too many': (of) => Buffer.concat([of, chunk(of, 0)]),
  'a byte too many': (of) => Buffer.concat([of, Buffer.alloc(1)]),
  'the salt changed': (of) => flipped(of, 0),
  'the first chunk changed': (of) => flipped(of, SALT_BYTES),
  'the last tag changed': (of) => flipped(of, of.length - 1),
  'only the salt left': (of) => of.subarray(0, SALT_BYTES),
  'nothing left': () => Buffer.alloc(0),
  'plain bytes in its place': () => Buffer.from('RIFF WEBP, and so on, for a while longer than a salt is'),
}

test.each(Object.keys(changes))('%s: the file is refused, and nothing that was not sealed there is handed out', async (change) => {
  const [held, id, plain] = [new Held(), newId(), randomBytes(3 * CHUNK_BYTES)]
  const store = sealedStore(held, vault)
  await store.put(id, plain, 'image')
  const sealed = held.bytes.get(id)!
  await store.put(id, plain, 'image')
  held.bytes.set(id, changes[change]!(sealed, held.bytes.get(id)!))

  const handedOut: Buffer[] = []
  const reading = async () => {
    for await (const piece of (await store.open(id, 'image'))!.stream) handedOut.push(piece)
  }

  await expect(reading()).rejects.toMatchObject({ code: 'KEY_MISSING', status: 503 })
  const begun = Buffer.concat(handedOut)
  expect(begun.equals(plain.subarray(0, begun.length))).toBe(true)
  expect(held.streams.every((stream) => stream.destroyed)).toBe(true)
})

test('the log is told once of a file that does not open, by its name', async () => {
  const [held, id] = [new Held(), newId()]
  const store = sealedStore(held, vault, { error })
  held.bytes.set(id, randomBytes(200))

  for (let at = 0; at < 3; at++) await expect(store.open(id, 'image')).rejects.toMatchObject({ code: 'KEY_MISSING' })

  expect(error.mock.calls.map(([, words]) => words)).toEqual([`A stored file does not open: ${id}.`])
})

test('bytes that nobody reads on are given back', async () => {
  const [held, id] = [new Held(), newId()]
  const store = sealedStore(held, vault)
  await store.put(id, randomBytes(3 * CHUNK_BYTES), 'image')

  const [left, begun] = [await store.open(id, 'image'), await store.open(id, 'image')]
  left!.stream.destroy()
  for await (const _ of begun!.stream) break

  await vi.waitFor(() => expect(held.streams.map(({ destroyed }) => destroyed)).toEqual([true, true]))
})
