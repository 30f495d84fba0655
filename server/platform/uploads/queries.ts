import { type Selectable, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { UPLOAD_HOURS, UPLOADS_MAX } from '#contract/uploads.ts'
import type { Db } from '../db/client.ts'
import type { Tables } from '../db/tables.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { sweepUploadsJob } from './sweep.ts'

/** One on its way: it is a member's, and there for a while. */
export type UploadRow = Selectable<Tables['file_upload']> & { owner_id: string; expires_at: Date }
type Begun = Pick<UploadRow, 'id' | 'owner_id' | 'kind' | 'name_sealed' | 'size_bytes'>

const later = () => sql<Date>`now() + make_interval(hours => ${sql.lit(UPLOAD_HOURS)})`

export async function saveUpload(db: Db, upload: Begun): Promise<UploadRow> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${upload.owner_id}`}, 0))`.execute(tx)
    const { waiting } = await tx
      .selectFrom('file_upload')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('owner_id', '=', upload.owner_id)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirstOrThrow()
    if (waiting >= UPLOADS_MAX) throw new Refusal('TOO_MANY_UPLOADS')
    return tx
      .insertInto('file_upload')
      .values({ ...upload, expires_at: later() })
      .returningAll()
      .$narrowType<{ owner_id: string; expires_at: Date }>()
      .executeTakeFirstOrThrow()
  })
}

/** A member's own upload; one of another member's, and one that is over, are not there. */
export async function getUpload(db: Db, ownerId: string, id: string): Promise<UploadRow> {
  const row = await db
    .selectFrom('file_upload')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .$narrowType<{ owner_id: string; expires_at: Date }>()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Removes an upload for good; false where it was not there. A job removes its bytes as soon as that is committed. */
export async function removeUpload(tx: Db, { id, owner_id }: Pick<UploadRow, 'id' | 'owner_id'>) {
  const gone = await tx.deleteFrom('file_upload').where('id', '=', id).where('owner_id', '=', owner_id).returning('id').executeTakeFirst()
  if (gone) await enqueue(tx, sweepUploadsJob, [{}])
  return gone !== undefined
}

export type Part = { id: string; starts_at: number; size_bytes: number }

/** Before its bytes are stored, so that bytes which never count are found again. */
export const savePart = (db: Db, uploadId: string, part: Part) =>
  db
    .insertInto('upload_part')
    .values({ ...part, upload_id: uploadId })
    .execute()

export const hasPart = async (db: Db, id: string) =>
  (await db.selectFrom('upload_part').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Whether these parts, one after another, go on where the upload stands; then they count, all of them or none, whoever else sends some. */
export async function countParts(db: Db, uploadId: string, parts: readonly Part[], mostParts: number): Promise<boolean> {
  const [first] = parts
  if (!first) return true
  const bytes = parts.reduce((sum, part) => sum + part.size_bytes, 0)
  const ids = parts.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update file_upload set received_bytes = received_bytes + ${bytes}::integer, parts = parts + ${parts.length}::integer, expires_at = ${later()}
      where id = ${uploadId} and received_bytes = ${first.starts_at} and parts < ${mostParts}::integer
      returning id
    )
    update upload_part set counted = true
    where id = any(${ids}::uuid[]) and upload_id = (select id from moved)
    returning id`.execute(db)
  return rows.length > 0
}

export const removeParts = (db: Db, parts: readonly Part[]) =>
  db
    .deleteFrom('upload_part')
    .where('id', '=', sql<string>`any(${parts.map(({ id }) => id)}::uuid[])`)
    .where('counted', '=', false)
    .execute()

/** What has arrived, in its order. */
export const listParts = (db: Db, uploadId: string): Promise<Part[]> =>
  db
    .selectFrom('upload_part')
    .select(['id', 'starts_at', 'size_bytes'])
    .where('upload_id', '=', uploadId)
    .where('counted', '=', true)
    .orderBy('starts_at')
    .execute()

/** Keeps what was found out of an upload's bytes. */
export const saveFound = (db: Db, id: string, found: Partial<Pick<UploadRow, 'mime' | 'sha256'>>) =>
  db.updateTable('file_upload').set(found).where('id', '=', id).execute()
