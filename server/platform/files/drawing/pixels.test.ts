import { expect, test } from 'vitest'
import { faultOfPixels, type Packing } from './pixels.ts'

const megapixels = (packing: Packing, count: number) => faultOfPixels({ ...packing, width: count * 100, height: 10_000 })

test.each<[string, Packing, number]>([
  ['a picture of a phone', { format: 'jpeg', isProgressive: false }, 50],
  ['a screenshot', { format: 'png', isProgressive: false }, 50],
  ['a picture of the web', { format: 'webp' }, 50],
  ['a JPEG whose every pass covers the whole', { format: 'jpeg', isProgressive: true }, 12],
  ['an interlaced PNG', { format: 'png', isProgressive: true }, 6],
  ['an AVIF', { format: 'heif', isProgressive: false }, 5],
  ['a GIF', { format: 'gif' }, 12],
  ['an animation', { format: 'webp', pages: 2 }, 12],
])('%s has its own limit', (_, packing, limit) => {
  expect(megapixels(packing, limit)).toBeUndefined()
  expect(megapixels(packing, limit + 1)).toContain(`under ${limit} megapixels`)
})

test.each([
  [20_000, 1],
  [1, 20_000],
])('a picture of %d × %d pixels may be decoded, and a longer one may not', (width, height) => {
  const faultOf = (more: number) => faultOfPixels({ format: 'png', width: width + more, height: height + more })

  expect(faultOf(0)).toBeUndefined()
  expect(faultOf(1)).toBe('That image is too long. Use one under 20,000 pixels on each side.')
})
