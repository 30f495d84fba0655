import type { Selectable } from 'kysely'
import { NO_FILE } from '#contract/paper-words.ts'
import type { PaperVersion } from '#contract/papers.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type FoundPaper, notFound } from '../visible.ts'

const columns = [
  ...(['paper_id', 'no', 'client_id', 'changes', 'file_name', 'mime', 'size_bytes', 'text_state', 'text_trouble', 'pages'] as const),
  'created_at',
] as const
type Row = Pick<Selectable<Tables['paper_version']>, (typeof columns)[number]>

type Reader = { canRead: boolean; isOwn: boolean }

/** All versions of a paper, the newest first. */
export async function listVersions(db: Db, paperId: string, reader: Reader): Promise<PaperVersion[]> {
  const rows = await db.selectFrom('paper_version').select(columns).where('paper_id', '=', paperId).orderBy('no', 'desc').execute()
  return rows.map((row) => showVersion(row, reader))
}

export async function getVersion(db: Db, viewerId: string, paper: FoundPaper, no: number): Promise<PaperVersion> {
  const row = await db.selectFrom('paper_version').select(columns).where('paper_id', '=', paper.id).where('no', '=', no).executeTakeFirst()
  return row ? showVersion(row, { canRead: paper.canRead, isOwn: paper.uploader_id === viewerId }) : notFound()
}

const showVersion = (row: Row, { canRead, isOwn }: Reader): PaperVersion => ({
  paperId: row.paper_id,
  no: row.no,
  clientId: isOwn ? row.client_id : null,
  fileName: row.file_name ?? NO_FILE,
  file: canRead && row.mime && row.size_bytes ? { sizeBytes: row.size_bytes, type: row.mime } : null,
  pages: row.pages,
  uploadedAt: row.created_at.toISOString(),
  changesSummary: row.changes,
  textState: row.text_state,
  textTrouble: isOwn ? row.text_trouble : '',
})
