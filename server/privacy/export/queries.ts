import { sql } from 'kysely'
import type { DataExport } from '#contract/data-exports.ts'
import { EXPORTS_SHOWN } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'

const columns = ['id', 'member_id', 'state', 'asked_at', 'until', 'size_bytes', 'missing_files', 'downloaded_at'] as const

type Row = {
  id: string
  state: DataExport['state']
  asked_at: Date
  until: Date | null
  size_bytes: number | null
  missing_files: number
  downloaded_at: Date | null
}

export const showExport = (row: Row): DataExport => ({
  id: row.id,
  state: row.state,
  askedAt: row.asked_at.toISOString(),
  until: row.until?.toISOString() ?? null,
  sizeBytes: row.size_bytes,
  missingFiles: row.missing_files,
  downloadedAt: row.downloaded_at?.toISOString() ?? null,
})

/** A member's copies, newest first, as far back as they are shown. */
export const listExports = (db: Db, memberId: string) =>
  db
    .selectFrom('data_export')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(sql.lit(EXPORTS_SHOWN))
    .execute()

/** The same, with the member locked: whoever asks at the same moment waits. */
export async function lockExports(tx: Db, memberId: string) {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  return listExports(tx, memberId)
}

export const saveExport = (tx: Db, memberId: string) =>
  tx.insertInto('data_export').values({ id: newId(), member_id: memberId }).returning(columns).executeTakeFirstOrThrow()

/** A member's copy while it can be downloaded. */
export const findReady = (db: Db, memberId: string, id: string) =>
  db
    .selectFrom('data_export')
    .select(['id', 'asked_at', 'size_bytes'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '=', 'ready')
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst()

export const markDownloaded = (tx: Db, id: string) =>
  tx.updateTable('data_export').set({ downloaded_at: sql<Date>`now()` }).where('id', '=', id).execute()

/** Whose copy is to be made, once whatever an earlier try left of it is gone; nobody's where it was given up, or its member has left. */
export async function beginExport(tx: Db, id: string) {
  const row = await tx
    .updateTable('data_export')
    .set({ state: 'making' })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'making'])
    .returning('member_id')
    .executeTakeFirst()
  await removeParts(tx, id)
  return row?.member_id
}

export const removeParts = (tx: Db, exportId: string) => tx.deleteFrom('data_export_part').where('export_id', '=', exportId).execute()

export const saveFailed = (tx: Db, id: string) =>
  tx.updateTable('data_export').set({ state: 'failed' }).where('id', '=', id).where('state', 'in', ['asked', 'making']).execute()
