import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { UploadKind } from './kind.ts'
import { type Range, readParts } from './parts.ts'
import { sweepUploadsJob } from './sweep.ts'

/** What is known of a file that is kept. */
export type Kept = { id: string; sizeBytes: number; type: string; sha256: Buffer }

/**
 * Keeps a file that was opened where its bytes already are, once, in the transaction that writes the row which holds it. That row's table names it as
 * `upload_id` and has the trigger `let_go_of_upload`: the file is there for as long as such a row is.
 */
export async function keepUpload(tx: Db, kind: UploadKind, memberId: string, id: string): Promise<Kept> {
  const row = await tx
    .updateTable('file_upload')
    .set({ keeps: 1, owner_id: null, expires_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', memberId)
    .where('kind', '=', kind.name)
    .where('expires_at', '>', sql<Date>`now()`)
    .whereRef('received_bytes', '=', 'size_bytes')
    .where('sha256', 'is not', null)
    .returning(kept)
    .executeTakeFirst()
  return (row as Kept | undefined) ?? gone()
}

/** Counts one more row that holds a kept file. Whoever asks has found that it may be held there. */
export async function keepAgain(tx: Db, id: string): Promise<Kept> {
  const row = await tx
    .updateTable('file_upload')
    .set({ keeps: sql<number>`keeps + 1` })
    .where('id', '=', id)
    .where('keeps', '>', 0)
    .returning(kept)
    .executeTakeFirst()
  return (row as Kept | undefined) ?? gone()
}

const kept = ['id', 'size_bytes as sizeBytes', 'mime as type', 'sha256'] as const

function gone(): never {
  throw new Refusal('NOT_FOUND')
}

/** The bytes of a kept file, or a range of them. Whoever asks has found that they may be read. */
export const openKept = ({ db, files }: { db: Db; files: FileStore }, id: string, range?: Range): Readable =>
  readParts(db, files, { id }, range)

/** Has the bytes of files removed soon whose last row goes in this transaction; without it they go within an hour. */
export const sweepLetGo = (tx: Db) => enqueue(tx, sweepUploadsJob, [{}])
