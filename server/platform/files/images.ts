import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { Refusal } from '#contract/errors.ts'
import { IMAGE_MAX_SIDE } from '#contract/files.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from './store.ts'

const PIXELS_MAX = 50_000_000
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

// Uploads come one at a time per member; decoding several large ones at once would not fit a small machine.
sharp.concurrency(1)
sharp.cache(false)

/** A square of a picture: its edges as shares of the upright picture, its side as a share of the shorter one. */
export type Cut = { left: number; top: number; size: number }

const CUT_SIDE = 512

/** A picture drawn anew from its pixels: turned upright, cut where asked, scaled down, without a trace of its metadata. */
async function redraw(bytes: Uint8Array, cut?: Cut) {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.has(type.mime)) throw new Refusal('NOT_AN_IMAGE')
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    const { width, height } = (await picture.metadata()).autoOrient
    const drawn = cut
      ? picture
          .rotate()
          .extract(squareOf(cut, width, height))
          .resize(CUT_SIDE, CUT_SIDE)
      : picture.rotate().resize(IMAGE_MAX_SIDE, IMAGE_MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    return await drawn.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new Refusal(error instanceof Error && /pixel limit/i.test(error.message) ? 'IMAGE_TOO_LARGE' : 'NOT_AN_IMAGE')
  }
}

/** The square in pixels; one that reaches over an edge is moved inside. */
function squareOf({ left, top, size }: Cut, width: number, height: number) {
  const side = Math.max(1, Math.round(size * Math.min(width, height)))
  const within = (at: number, length: number) => Math.min(Math.round(at * length), length - side)
  return { left: within(left, width), top: within(top, height), width: side, height: side }
}

/** Stores an uploaded picture for a member. It is swept away after a day unless something takes it up. */
export async function saveImage(db: Db, store: FileStore, ownerId: string, upload: Blob, cut?: Cut) {
  const { data, info } = await redraw(new Uint8Array(await upload.arrayBuffer()), cut)
  const id = randomUUID()
  await store.put(id, data)
  await db
    .insertInto('file')
    .values({
      id,
      owner_id: ownerId,
      kind: 'image',
      mime: 'image/webp',
      size_bytes: data.length,
      sha256: createHash('sha256').update(data).digest(),
      width: info.width,
      height: info.height,
    })
    .execute()
  return { id, url: imageUrl(id), width: info.width, height: info.height, alt: '' }
}

/** Where a stored picture is served. */
export const imageUrl = (id: string) => `/files/${id}.webp`

/** Removes pictures that nothing took up within a day. */
export async function sweepImages(db: Db, store: FileStore) {
  const dayAgo = new Date(Date.now() - 24 * 3600_000)
  const rows = await db.deleteFrom('file').where('used', '=', false).where('created_at', '<', dayAgo).returning('id').execute()
  for (const { id } of rows) await store.remove(id)
}
