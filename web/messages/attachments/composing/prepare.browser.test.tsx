import { expect, test } from 'vitest'
import { ATTACHMENT_MAX_SIDE, ATTACHMENT_NAME_MAX, ATTACHMENT_PREVIEW_MAX } from '#contract/attachment-limits.ts'
import { preparePicture, shortName } from './prepare.ts'

const PLACE = 'GPSLatitude 12.9716 N, Ward 4, Lakshmi Devi'

/** Fine black and white stripes, as letters are. */
async function striped(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  for (let x = 0; x < width; x += 16) context.fillRect(x, 0, 8, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
}

/** The same JPEG as a camera writes it, with a place in its Exif and a comment. */
async function withPlace(jpeg: Blob) {
  const words = new TextEncoder().encode(`Exif\0\0MM\0*\0\0\0\x08\0\0\0\0${PLACE}`)
  const segment = (marker: number) => [0xff, marker, (words.length + 2) >> 8, (words.length + 2) & 255, ...words]
  return new File([jpeg.slice(0, 2), new Uint8Array([...segment(0xe1), ...segment(0xfe)]), jpeg.slice(2)], 'Bed 4.JPG', {
    type: 'image/jpeg',
  })
}

const textOf = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer())

async function pixelsOf(blob: Blob) {
  const picture = await createImageBitmap(blob)
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
  context.drawImage(picture, 0, 0)
  return context
}

/** How much the brightness along a line differs. */
function spread(context: OffscreenCanvasRenderingContext2D, x: number, y: number, width: number) {
  const { data } = context.getImageData(x, y, width, 1)
  const reds = Array.from({ length: width }, (_, at) => data[at * 4]!)
  return Math.max(...reds) - Math.min(...reds)
}

test('what a camera wrote into a picture is in no byte of what is sent, and a small preview goes with it', async () => {
  const taken = await withPlace(await striped(3000, 1500))
  expect(await textOf(taken)).toContain(PLACE)

  const { file, type, width, height, preview } = await preparePicture(taken, [])

  expect(await textOf(file)).not.toMatch(/GPS|Lakshmi|Exif/)
  expect([width, height]).toEqual([ATTACHMENT_MAX_SIDE, ATTACHMENT_MAX_SIDE / 2])
  expect([file.type, file.name]).toEqual([type, 'Bed 4.webp'])
  expect(preview).toMatch(/^data:image\/(webp|jpeg);base64,/)
  expect(preview!.length).toBeLessThanOrEqual(ATTACHMENT_PREVIEW_MAX)
})

test('what lies under a box is gone from the bytes, and the rest is as it was', async () => {
  const picture = new File([await striped(800, 400)], 'ecg.jpg', { type: 'image/jpeg' })
  const box = { left: 0.25, top: 0.25, width: 0.5, height: 0.25 }

  const [plain, covered] = [await preparePicture(picture, []), await preparePicture(picture, [box])]
  const [before, after] = [await pixelsOf(plain.file), await pixelsOf(covered.file)]

  expect(spread(before, 200, 150, 400)).toBeGreaterThan(150)
  for (const y of [104, 150, 194]) expect(spread(after, 204, y, 392)).toBeLessThan(40)
  for (const [x, y] of [
    [0, 150],
    [610, 150],
    [200, 50],
    [200, 300],
  ] as const)
    expect(spread(after, x, y, 180)).toBeGreaterThan(150)
  expect(covered.preview).not.toBe(plain.preview)
})

test('a picture that cannot be read fails, and a long name keeps its ending', async () => {
  await expect(preparePicture(new File(['no picture'], 'x.png', { type: 'image/png' }), [])).rejects.toThrow()

  expect(shortName(`${'a'.repeat(200)}.pdf`)).toMatch(/…\.pdf$/)
  expect(shortName(`${'a'.repeat(200)}.pdf`)).toHaveLength(ATTACHMENT_NAME_MAX)
})
