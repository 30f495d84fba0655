import { type Box, pixelate } from './pixelate.ts'

export type Drawable = ImageBitmap | HTMLVideoElement
export type Size = { width: number; height: number }

/**
 * A picture as pixels alone, no larger than `maxSide`: nothing that the camera wrote into it is left, and what lies under a box is in none of
 * them. Fails where the browser cannot read it.
 */
export async function drawAnew(file: Blob, boxes: readonly Box[], maxSide: number): Promise<OffscreenCanvas> {
  const picture = await createImageBitmap(file)
  const canvas = drawn(picture, { width: picture.width, height: picture.height }, maxSide)
  picture.close()
  pixelate(canvas.getContext('2d')!, boxes)
  return canvas
}

export function drawn(from: Drawable, { width, height }: Size, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  canvas.getContext('2d')!.drawImage(from, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** WebP where the browser can write it, and JPEG elsewhere. */
export async function encoded(canvas: OffscreenCanvas, quality: number) {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  return blob.type === 'image/webp' ? blob : canvas.convertToBlob({ type: 'image/jpeg', quality })
}
