import { sql } from 'kysely'
import type { PaperDuplicate } from '#contract/papers.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { isVisible, viewerOf } from '../visible.ts'

const SHOWN = 5

type Row = { paperId: string; title: string; uploader_id: string; same: 'doi' | 'file' }

/** Papers with the same DOI or with a version of the same bytes, among those that the viewer may find. */
export async function findDuplicates(
  db: Db,
  viewerId: string,
  { doi, sha256 }: { doi: string; sha256: Buffer | null },
): Promise<PaperDuplicate[]> {
  const { rows } = await sql<Row>`
    with ${viewerOf(viewerId)},
    alike as (
      (select p.id, 'file' as same from paper_version v join paper p on p.id = v.paper_id where v.sha256 = ${sha256}::bytea and ${isVisible}
        order by p.id desc limit ${sql.lit(SHOWN)})
      union all
      (select p.id, 'doi' from paper p where lower(p.doi) = lower(nullif(${doi}::text, '')) and ${isVisible} order by p.id desc limit ${sql.lit(SHOWN)})
    )
    select distinct on (p.id) p.id as "paperId", p.title, p.uploader_id, alike.same
    from alike join paper p on p.id = alike.id order by p.id desc, alike.same desc limit ${sql.lit(SHOWN)}`.execute(db)
  const cards = await loadCards(db, [...new Set(rows.map(({ uploader_id }) => uploader_id))])
  return rows.flatMap(({ paperId, title, uploader_id, same }) => {
    const uploadedBy = cards.get(uploader_id)
    return uploadedBy ? [{ paperId, title, uploadedBy, same }] : []
  })
}
