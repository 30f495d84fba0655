import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { FACE_WIDTH, IMAGE_MAX_SIDE, PICTURE_WIDTHS } from '#contract/limits.ts'
import type { Db } from '../db/client.ts'
import { imageUrl } from './addresses.ts'
import type { Crop, Order } from './drawing/draw.ts'
import { drawing } from './drawing/drawing.ts'
import { removeOrphans } from './orphans.ts'
import type { FileStore } from './store.ts'

const accepts = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const QUALITY = 82
const CROP_SIDE = 512
/** Where a picture is to be shown small: of a face AVIF would save nothing but its head. */
const narrowerFace: NonNullable<Order['narrower']> = [{ width: FACE_WIDTH, format: 'webp' }]
const narrower: NonNullable<Order['narrower']> = PICTURE_WIDTHS.flatMap((width) => [
  { width, format: 'avif' },
  { width, format: 'webp' },
])
/** What pictures belong to in the store. */
export const IMAGE_PLACE = 'image'

/** A clinical picture is served to one reader at a time, and to nobody by an address that is signed for all. */
export type PictureKind = 'image' | 'clinical'

/** The square that is wanted of a picture, what tells that nobody waits for it any more, and of which kind it is. */
export type Wish = { crop?: Crop; signal?: AbortSignal; kind?: PictureKind }

/** Stores an uploaded picture for a member. It is swept away after a day unless something takes it up. */
export async function saveImage(db: Db, store: FileStore, ownerId: string, upload: Blob, { crop, signal, kind = 'image' }: Wish = {}) {
  const sizes = crop ? { maxSide: CROP_SIDE, narrower: narrowerFace } : { maxSide: IMAGE_MAX_SIDE, narrower }
  const order = { accepts, quality: QUALITY, crop, ...sizes }
  const { data, width, height, preview, renditions } = await drawing.draw(upload, order, { memberId: ownerId, signal })
  const id = randomUUID()
  // The row first: bytes without one would never be found again.
  await db
    .insertInto('file')
    .values({
      id,
      owner_id: ownerId,
      kind,
      mime: 'image/webp',
      size_bytes: data.length,
      sha256: createHash('sha256').update(data).digest(),
      width,
      height,
      preview,
    })
    .execute()
  await store.put(id, data, IMAGE_PLACE)
  for (const one of renditions) {
    const row = { id: randomUUID(), file_id: id, width: one.width, mime: one.mime }
    await db.insertInto('file_rendition').values(row).execute()
    await store.put(row.id, one.data, IMAGE_PLACE)
  }
  return { id, url: imageUrl(id), width, height, alt: '', preview }
}

/** The smallest stored one of a picture that is at least so wide, of those that are accepted; nothing where only the whole one is. */
export const findRendition = (db: Db, fileId: string, { width, accepted }: { width: number; accepted: readonly string[] }) =>
  db
    .selectFrom('file_rendition')
    .select(['id', 'mime'])
    .where('file_id', '=', fileId)
    .where('width', '>=', width)
    .where('mime', '=', sql<string>`any(${accepted}::text[])`)
    // AVIF stands before WebP.
    .orderBy('width')
    .orderBy('mime')
    .limit(1)
    .executeTakeFirst()

/** Takes up a picture of its owner for one thing, which may then remove it; false where it is not theirs or belongs to another thing. */
export async function takeUpImage(tx: Db, ownerId: string, id: string, kind: PictureKind = 'image') {
  const taken = await tx
    .updateTable('file')
    .set({ used: true })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Removes the row of a member's file; true when it was there. Its bytes are for `store.remove` once that is committed. */
export async function removeFile(tx: Db, ownerId: string, id: string) {
  const gone = await tx.deleteFrom('file').where('id', '=', id).where('owner_id', '=', ownerId).returning('id').executeTakeFirst()
  return gone !== undefined
}

/** Those of these pictures that a member uploaded, but for clinical ones. */
export async function findOwnFiles(db: Db, ownerId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('file')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'image')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes pictures that nothing took up within a day, the bytes of those whose rows are gone, and what was never stored to its end. */
export async function sweepImages(db: Db, store: FileStore) {
  const dayAgo = new Date(Date.now() - 24 * 3600_000)
  await db.deleteFrom('file').where('used', '=', false).where('created_at', '<', dayAgo).execute()
  await store.sweep()
  await removeOrphans(db, store)
}
