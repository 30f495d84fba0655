import { sql } from 'kysely'
import type { PaperType } from '#contract/paper-files.ts'
import type { Db } from '../../platform/db/client.ts'
import { openReaderAddresses } from '../../platform/files/reader-addresses.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { isReadable, isVisible, viewerOf } from '../visible.ts'

type VersionFile = { id: string; name: string; type: PaperType; sizeBytes: number }

/** The file of a version, if it has one that the viewer may read now. */
export async function findFile(db: Db, viewerId: string, paperId: string, no: number): Promise<VersionFile | undefined> {
  const { rows } = await sql<VersionFile>`
    with ${viewerOf(viewerId)}
    select v.upload_id as id, v.file_name as name, v.mime as type, v.size_bytes as "sizeBytes"
    from paper_version v join paper p on p.id = v.paper_id
    where v.paper_id = ${paperId} and v.no = ${no} and v.upload_id is not null and ${isVisible} and ${isReadable}`.execute(db)
  return rows[0]
}

export const filePath = (paperId: string, no: number | string) => `/api/research/papers/${paperId}/versions/${no}/download`

export const openFileAddresses = (vault: Pick<Vault, 'derive'>) => openReaderAddresses(vault, 'paper addresses')
