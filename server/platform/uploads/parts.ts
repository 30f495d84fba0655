import { Readable } from 'node:stream'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { newId } from '../ids.ts'
import { hasPart, listParts, type Part, savePart, type UploadRow } from './queries.ts'

/** So much of an upload is in memory while it arrives, and is sealed at a time. */
export const PART_BYTES = 1024 * 1024

// A part opens at its place in its upload alone.
const placeOf = (uploadId: string, { starts_at }: Part) => `upload|${uploadId}|${starts_at}`

/** Seals bytes and stores them as the part that begins at a place; it counts later. */
export async function storePart(db: Db, files: FileStore, uploadId: string, startsAt: number, bytes: Buffer): Promise<Part> {
  const part = { id: newId(), starts_at: startsAt, size_bytes: bytes.length }
  await savePart(db, uploadId, part)
  await files.put(part.id, bytes, placeOf(uploadId, part))
  if (await hasPart(db, part.id)) return part
  // Removed meanwhile, with whose it was: the sweep may have looked for these bytes before they were there.
  await files.remove(part.id)
  throw new Refusal('UPLOAD_MOVED')
}

/** What has arrived of an upload, from its beginning. */
export const readParts = (db: Db, files: FileStore, upload: Pick<UploadRow, 'id'>, range = ALL): Readable =>
  Readable.from(partByPart(db, files, upload.id, range), { objectMode: false })

/** Bytes of a file from one place up to and without another. */
export type Range = { from: number; to: number }
const ALL: Range = { from: 0, to: Number.POSITIVE_INFINITY }

async function* partByPart(db: Db, files: FileStore, uploadId: string, { from, to }: Range): AsyncGenerator<Buffer> {
  for (const part of await listParts(db, uploadId)) {
    if (part.starts_at >= to || part.starts_at + part.size_bytes <= from) continue
    const file = await files.open(part.id, placeOf(uploadId, part))
    if (!file) throw new Refusal('NOT_FOUND')
    yield* within(file.stream as AsyncIterable<Buffer>, { from: from - part.starts_at, to: to - part.starts_at })
  }
}

/** So much of what comes as lies in the range. */
export async function* within(pieces: AsyncIterable<Buffer>, { from, to }: Range): AsyncGenerator<Buffer> {
  let at = 0
  for await (const piece of pieces) {
    const wanted = piece.subarray(Math.max(0, from - at), Math.max(0, to - at))
    if (wanted.length > 0) yield wanted
    at += piece.length
    if (at >= to) return
  }
}

/** Bytes as they come, in pieces of about a part. What came before a fault is handed on before it. */
export async function* inParts(body: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let [length, sum] = [0, 0]
  let fault: unknown
  try {
    for await (const piece of body) {
      sum += piece.length
      if (sum > most) throw new Refusal('TOO_LARGE', { headers: { connection: 'close' } })
      held.push(piece)
      length += piece.length
      if (length < PART_BYTES) continue
      yield Buffer.concat(held)
      held = []
      length = 0
    }
  } catch (error) {
    fault = error
  }
  if (length > 0) yield Buffer.concat(held)
  if (fault) throw fault
}
