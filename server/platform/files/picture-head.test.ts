import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { sizeInHead } from './picture-head.ts'

const flat = () => sharp({ create: { width: 70, height: 30, channels: 3, background: '#174291' } }).withMetadata({ orientation: 6 })
const kinds: Record<string, () => Sharp> = {
  jpeg: () => flat().jpeg(),
  'progressive jpeg': () => flat().jpeg({ progressive: true }),
  png: () => flat().png(),
  gif: () => flat().gif(),
  webp: () => flat().webp(),
  'webp without metadata': () => sharp({ create: { width: 70, height: 30, channels: 3, background: '#174291' } }).webp(),
  'lossless webp': () => flat().webp({ lossless: true }),
  avif: () => flat().avif({ effort: 0 }),
}

test.each(Object.keys(kinds))('the head of a %s tells its size, and no beginning of it that is cut says another', async (kind) => {
  const bytes = await kinds[kind]!().toBuffer()

  expect(sizeInHead(bytes)).toEqual({ width: 70, height: 30 })
  for (let length = 0; length < Math.min(bytes.length, 800); length++)
    expect([undefined, { width: 70, height: 30 }]).toContainEqual(sizeInHead(bytes.subarray(0, length)))
})

test('a GIF is as large as its first frame reaches', async () => {
  const bytes = await kinds.gif!().toBuffer()
  const at = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 70, 0, 30, 0]))
  bytes.writeUInt16LE(60_000, at + 7)

  expect(sizeInHead(bytes)).toEqual({ width: 70, height: 60_000 })
})

test.each(['', 'GIF89a', '<svg width="10" height="10"/>', '\0\0\0\x1cftypavis', 'RIFF\0\0\0\0WEBPJUNK'])('%j tells no size', (text) => {
  expect(sizeInHead(Buffer.from(text, 'latin1'))).toBeUndefined()
})
