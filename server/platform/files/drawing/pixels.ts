import type { Metadata } from 'sharp'

/** The most that is accepted of anything. */
export const MEGAPIXELS_MAX = 50
/** Beyond any camera's panorama; a picture of one long row or column costs far more than its pixels. */
const SIDE_MAX = 20_000

/** How a picture is packed, as its head tells. */
export type Packing = Pick<Metadata, 'format'> & Partial<Pick<Metadata, 'isProgressive' | 'pages'>>

/**
 * What is accepted of a packing, and what it is called. A picture that can be read row by row, or made smaller while it is read, costs
 * little whatever its size; any other stands in memory as a whole, at up to so many bytes a pixel.
 */
const packings: { fits: (packing: Packing) => boolean; name: string; megapixels: number }[] = [
  // 19 bytes
  { fits: ({ format }) => format === 'heif', name: 'AVIF', megapixels: 5 },
  // 7 bytes, and every frame is laid over the one before
  { fits: ({ format }) => format === 'gif', name: 'GIF', megapixels: 12 },
  { fits: ({ format, pages = 1 }) => format === 'webp' && pages > 1, name: 'animated WebP', megapixels: 12 },
  // 13 bytes at two bytes a sample
  { fits: ({ format, isProgressive }) => format === 'png' && isProgressive === true, name: 'interlaced PNG', megapixels: 6 },
  // 8 bytes without subsampled colours
  { fits: ({ format, isProgressive }) => format === 'jpeg' && isProgressive === true, name: 'progressive JPEG', megapixels: 12 },
]

/** What is wrong with a picture's size, in words; nothing where it may be decoded. */
export function faultOfPixels({ width, height, ...packing }: Packing & { width: number; height: number }): string | undefined {
  if (Math.max(width, height) > SIDE_MAX) return 'That image is too long. Use one under 20,000 pixels on each side.'
  const packed = packings.find(({ fits }) => fits(packing))
  const limit = packed?.megapixels ?? MEGAPIXELS_MAX
  if (width * height <= limit * 1_000_000) return undefined
  return packed
    ? `That image is too large for ${packed.name}. Use one under ${limit} megapixels, or save it as an ordinary JPEG.`
    : `That image is too large. Use one under ${limit} megapixels.`
}
