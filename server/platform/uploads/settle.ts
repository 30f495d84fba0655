import { createHash } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { PictureSize } from '../files/picture-head.ts'
import type { Services } from '../http/context.ts'
import { type UploadKind, wordsOfMost } from './kind.ts'
import { readParts } from './parts.ts'
import { removeUpload, saveFound, type UploadRow } from './queries.ts'
import { HEAD_BYTES, tellType } from './type.ts'

type Stores = Pick<Services, 'db' | 'files'>

/**
 * Finds out what can be known of an upload by now: its type as soon as its beginning is there, so that nobody sends the rest of what is not
 * wanted, and its digest at the end. What is of another type, or larger than its type may be, in bytes or as a picture, is removed and refused.
 */
export async function settle(stores: Stores, kind: UploadKind, upload: UploadRow): Promise<UploadRow> {
  const { size_bytes, received_bytes } = upload
  const mime = upload.mime ?? (received_bytes >= Math.min(size_bytes, HEAD_BYTES) ? await acceptedType(stores, kind, upload) : null)
  const sha256 = upload.sha256 ?? (received_bytes === size_bytes ? await digest(stores, upload) : null)
  if (mime !== upload.mime || sha256 !== upload.sha256) await saveFound(stores.db, upload.id, { mime, sha256 })
  return { ...upload, mime, sha256 }
}

async function acceptedType({ db, files }: Stores, kind: UploadKind, upload: UploadRow) {
  const { type: mime, size } = await tellType(readParts(db, files, upload), upload.owner_id)
  const refusal =
    mime && kind.accepts.includes(mime)
      ? (tooLarge(kind.maxBytesOf?.(mime), upload) ?? (mime.startsWith('image/') ? unshowable(kind, size) : undefined))
      : wrongType(kind)
  if (!refusal) return mime
  await db.transaction().execute((tx) => removeUpload(tx, upload))
  throw refusal
}

const wrongType = (kind: Pick<UploadKind, 'wrongType'>) => new Refusal('UNSUPPORTED_TYPE', { words: kind.wrongType })

const tooLarge = (maxBytes: number | undefined, { size_bytes }: UploadRow) =>
  maxBytes !== undefined && size_bytes > maxBytes ? new Refusal('TOO_LARGE', { words: wordsOfMost(maxBytes) }) : undefined

/** Whoever is shown a picture has their browser unfold it: one that does not tell its size is none of these. */
function unshowable({ megapixelsMax, ...kind }: UploadKind, size: PictureSize | undefined) {
  if (megapixelsMax === undefined) return undefined
  if (!size) return wrongType(kind)
  const isShowable = size.width * size.height <= megapixelsMax * 1_000_000
  return isShowable ? undefined : new Refusal('TOO_LARGE', { words: `Use a picture under ${megapixelsMax} megapixels.` })
}

async function digest({ db, files }: Stores, upload: UploadRow) {
  const hash = createHash('sha256')
  for await (const piece of readParts(db, files, upload)) hash.update(piece)
  return hash.digest()
}
