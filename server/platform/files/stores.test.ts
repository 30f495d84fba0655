import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openBucketServer } from '#tests/support/bucket-server.ts'
import { readConfig } from '../config.ts'
import { newId } from '../ids.ts'
import { openVault } from '../secrets/vault.ts'
import { bucketBytes } from './bucket.ts'
import { diskBytes } from './disk.ts'
import { CHUNK_BYTES } from './sealed/format.ts'
import { sealedStore } from './sealed/store.ts'
import type { ByteStore, Stored } from './store.ts'

const vault = openVault(Buffer.alloc(32, 7))
const warn = vi.fn()
let server: Awaited<ReturnType<typeof openBucketServer>>
let dir = ''
beforeAll(async () => {
  server = await openBucketServer()
  dir = await mkdtemp(join(tmpdir(), 'wardmates-stores-'))
})
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(() => warn.mockClear())

const bucketWith = (settings: Record<string, string>) =>
  bucketBytes(readConfig({ ...server.settings, ...settings }).bucket!, { warn } as never)
const stores: Record<string, () => ByteStore> = { disk: () => diskBytes(dir), bucket: () => bucketWith({}) }
const read = async (stored: Stored | null) => stored && Buffer.concat(await stored.stream.toArray())

describe.each(Object.entries(stores))('the %s', (_, open) => {
  test.each([0, 5, 3 * CHUNK_BYTES + 7])('gives a file of %d bytes back, with its length, until it is removed', async (size) => {
    const [store, id, plain] = [sealedStore(open(), vault), newId(), randomBytes(size)]

    await store.put(id, plain, 'image')
    const found = await store.open(id, 'image')
    const bytes = await read(found)
    await store.remove(id)

    expect(found?.sizeBytes).toBe(size)
    expect(bytes?.equals(plain)).toBe(true)
    expect(await store.open(id, 'image')).toBeNull()
  })

  test('puts new bytes in the place of old ones, and removes what is not there without a word', async () => {
    const [store, id] = [open(), newId()]

    for (const words of ['first', 'second']) await store.put(id, Buffer.from(words))
    await store.remove(newId())
    await store.sweep()

    expect((await read(await store.open(id)))?.toString()).toBe('second')
  })

  test('gives one file to many at once, and is free again for whoever comes after those that left', async () => {
    const [store, id, bytes] = [open(), newId(), randomBytes(3_000_000)]
    await store.put(id, bytes)

    for (let at = 0; at < 60; at++) (await store.open(id))!.stream.destroy()
    const all = await Promise.all(Array.from({ length: 20 }, async () => read(await store.open(id))))

    expect(all.every((one) => one?.equals(bytes))).toBe(true)
  })
})

test('the disk keeps what is being stored, also by another node, until a start that is alone or an hour', async () => {
  const [store, unfinished] = [diskBytes(dir), join(dir, 'unfinished')]
  const left = async (...begunBy: [Date?]) => {
    await mkdir(unfinished, { recursive: true })
    await writeFile(join(unfinished, newId()), 'the first half')
    await store.sweep(...begunBy)
    return readdir(unfinished)
  }

  expect(await left()).toHaveLength(1)
  expect(await left(new Date(Date.now() + 1000))).toEqual([])
})

test('the same bytes lie in both: what was sealed into the one opens from the other', async () => {
  const [id, back, plain] = [newId(), newId(), randomBytes(2 * CHUNK_BYTES + 9)]
  const [disk, bucket] = [diskBytes(dir), bucketWith({})]
  await sealedStore(disk, vault).put(id, plain, 'image')
  await sealedStore(bucket, vault).put(back, plain, 'image')

  await bucket.put(id, (await read(await disk.open(id)))!)
  await disk.put(back, (await read(await bucket.open(back)))!)

  expect((await server.bytesOf(id)).equals((await read(await disk.open(id)))!)).toBe(true)
  for (const [bytes, name] of [
    [bucket, id],
    [disk, back],
  ] as const)
    expect((await read(await sealedStore(bytes, vault).open(name, 'image')))?.equals(plain)).toBe(true)
  expect((await server.bytesOf(back)).includes(plain.subarray(0, 16))).toBe(false)
})

/** A service that does this with every request. */
async function serving(answer: (response: ServerResponse, request: IncomingMessage) => unknown) {
  const http = createServer((request, response) => answer(response, request))
  await once(http.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    http.closeAllConnections()
    await once(http.close(), 'close')
  })
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

test.each([
  ['is not there', async () => ({ FILES_S3_ENDPOINT: 'http://127.0.0.1:1' })],
  ['does not answer', async () => ({ FILES_S3_ENDPOINT: await serving(() => {}), FILES_S3_SECONDS: '0.3' })],
  ['has no such bucket', async () => ({ FILES_S3_BUCKET: 'another' })],
  ['takes another key', async () => ({ FILES_S3_ACCESS_KEY_ID: 'changed' })],
] as const)('a bucket whose service %s is out of reach: that is said, and the log learns no more than why', async (_, settings) => {
  const store = bucketWith(await settings())

  for (const act of [() => store.put(newId(), Buffer.from('a film')), () => store.open(newId()), () => store.remove(newId())])
    await expect(act()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, headers: { 'retry-after': '5' } })

  expect(warn).toHaveBeenCalledTimes(3)
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/S3RVER|changed|film/)
})

test('a file that breaks off on its way from the bucket is refused as well', async () => {
  const store = bucketWith({
    FILES_S3_ENDPOINT: await serving((response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('a film')
      setTimeout(() => response.destroy(), 50)
    }),
  })

  await expect(sealedStore(store, vault).open(newId(), 'image')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a file that takes longer on its way than the bucket may take to answer arrives whole, as long as it comes', async () => {
  const pieces = Array.from({ length: 10 }, () => randomBytes(1000))
  const store = bucketWith({
    FILES_S3_SECONDS: '1',
    FILES_S3_ENDPOINT: await serving(async (response) => {
      response.writeHead(200, { 'content-length': 10_000 })
      for (const piece of pieces) {
        response.write(piece)
        await wait(150)
      }
      response.end()
    }),
  })

  expect((await read(await store.open(newId())))?.equals(Buffer.concat(pieces))).toBe(true)
})

test('a service is sent no checksum that some of them do not know', async () => {
  const sent: string[] = []
  const store = bucketWith({
    FILES_S3_ENDPOINT: await serving((response, { headers }) => {
      sent.push(...Object.keys(headers))
      response.end()
    }),
  })

  await store.put(newId(), Buffer.from('a film'))
  await store.open(newId())

  expect(sent).toContain('x-amz-content-sha256')
  expect(sent.filter((name) => name.includes('checksum') || name.includes('trailer'))).toEqual([])
})
