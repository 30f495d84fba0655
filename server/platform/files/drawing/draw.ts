import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { Refusal } from '#contract/errors.ts'
import { WORTH_NARROWING } from '#contract/limits.ts'
import { faultOfPixels, MEGAPIXELS_MAX } from './pixels.ts'

sharp.concurrency(1)
sharp.cache(false)

/** A square of a picture: its edges as shares of the upright picture, its side as a share of the shorter one. */
export type Crop = { left: number; top: number; size: number }

/**
 * What is accepted, and what is made of it: WebP, inside a square of `maxSide` or the cropped square of that side, and of the same the narrower
 * ones that are wanted, where they save anything.
 */
export type Order = {
  accepts: readonly string[]
  maxSide: number
  quality: number
  crop?: Crop | undefined
  narrower?: readonly Narrower[]
}
type Narrower = { width: number; format: 'avif' | 'webp' }
/** The same picture in fewer pixels. */
type Rendition = { width: number; mime: 'image/avif' | 'image/webp'; data: Uint8Array }
/** `preview` is a data address of a few pixels, made with narrower ones. */
export type Drawn = { data: Uint8Array; width: number; height: number; preview: string; renditions: Rendition[] }

const PREVIEW = { side: 16, quality: 30 }
/** A level up costs twice the time and saves a twentieth. */
const encoders = { avif: { quality: 55, effort: 2 }, webp: { quality: 75 } }

/** A picture drawn anew from its pixels: turned upright, cropped where asked, scaled down, without a trace of its metadata. */
export async function draw(bytes: Uint8Array, { accepts, maxSide, quality, crop, narrower }: Order): Promise<Drawn> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepts.includes(type.mime)) throw new Refusal('NOT_AN_IMAGE')
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata()
    const fault = faultOfPixels(head)
    if (fault) throw new Refusal('IMAGE_TOO_LARGE', { words: fault })
    const picture = sharp(bytes, { limitInputPixels: MEGAPIXELS_MAX * 1_000_000, failOn: 'error' })
    const { width, height } = head.autoOrient
    const drawn = crop
      ? picture
          .rotate()
          .extract(squareOf(crop, width, height))
          .resize(maxSide, maxSide)
      : picture.rotate().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await drawn.webp({ quality }).toBuffer({ resolveWithObject: true })
    const wanted = narrower?.filter(({ width: narrow }) => info.width >= narrow * WORTH_NARROWING)
    const besides = wanted
      ? { preview: await previewOf(data), renditions: await renditionsOf(data, wanted) }
      : { preview: '', renditions: [] }
    return { data, width: info.width, height: info.height, ...besides }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('NOT_AN_IMAGE')
  }
}

async function previewOf(whole: Buffer) {
  const { side, quality } = PREVIEW
  const few = await sharp(whole).resize(side, side, { fit: 'inside' }).webp({ quality }).toBuffer()
  return `data:image/webp;base64,${few.toString('base64')}`
}

async function renditionsOf(whole: Buffer, wanted: readonly Narrower[]): Promise<Rendition[]> {
  const made: Rendition[] = []
  // One after the other: each takes the memory of the whole.
  for (const { width, format } of wanted) {
    const data = await sharp(whole).resize(width).toFormat(format, encoders[format]).toBuffer()
    made.push({ width, mime: `image/${format}`, data })
  }
  return made
}

/** The square in pixels; one that reaches over an edge is moved inside. */
function squareOf({ left, top, size }: Crop, width: number, height: number) {
  const side = Math.max(1, Math.round(size * Math.min(width, height)))
  const within = (at: number, length: number) => Math.min(Math.round(at * length), length - side)
  return { left: within(left, width), top: within(top, height), width: side, height: side }
}
