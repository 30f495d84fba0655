import { type Selectable, sql } from 'kysely'
import { doiAddress } from '#contract/doi-address.ts'
import type { Paper } from '#contract/papers.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { loadCards } from '../../profile/public.ts'
import { isRetracted } from '../retractions/retracted.ts'
import { isReadable, isVisible, notFound, viewerOf } from '../visible.ts'

type PaperRow = Omit<Selectable<Tables['paper']>, 'words' | 'topic_keys'> & {
  can_read: boolean
  is_saved: boolean
  is_followed: boolean
  is_retracted: boolean
  is_withheld: boolean
  hidden: number
}

/** These papers in their order, without those that the viewer may not find. */
export async function loadPapers(db: Db, viewerId: string, ids: readonly string[]): Promise<Paper[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PaperRow>`
    with ${viewerOf(viewerId)}
    select p.id, p.uploader_id, p.client_id, p.title, p.abstract, p.authors, p.journal, p.year, p.specialization, p.topics, p.doi, p.link,
      p.audience, p.licence, p.version_count, p.comment_count, p.created_at, p.edited_at, ${isReadable} as can_read,
      exists (select from paper_save s where s.member_id = (select id from viewer) and s.paper_id = p.id) as is_saved,
      exists (select from paper_follow f where f.member_id = (select id from viewer) and f.paper_id = p.id) as is_followed,
      ${isRetracted} as is_retracted, exists (select from withheld where withheld.subject_id = p.id) as is_withheld,
      case when p.comment_count = 0 or cardinality((select blocked from viewer)) = 0 then 0 else (
        select count(*)::int from paper_comment c left join paper_comment began on began.id = c.parent_id
        where c.paper_id = p.id and c.removed_at is null
          and (c.author_id = any ((select blocked from viewer)::uuid[]) or began.author_id = any ((select blocked from viewer)::uuid[])))
      end as hidden
    from paper p where p.id = any (${ids}::uuid[]) and ${isVisible}`.execute(db)
  const cards = await loadCards(db, [...new Set(rows.map(({ uploader_id }) => uploader_id))])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const uploadedBy = row && cards.get(row.uploader_id)
    return uploadedBy ? [{ ...showPaper(row, viewerId), uploadedBy }] : []
  })
}

function showPaper(row: PaperRow, viewerId: string): Omit<Paper, 'uploadedBy'> {
  const isOwn = row.uploader_id === viewerId
  return {
    ...{ id: row.id, title: row.title, abstract: row.abstract, authors: row.authors, year: row.year, journal: row.journal },
    ...{ specialization: row.specialization, topics: row.topics, doi: row.doi, audience: row.audience, licence: row.licence, isOwn },
    clientId: isOwn ? row.client_id : null,
    link: row.link ?? (row.doi ? doiAddress(row.doi) : null),
    canRead: row.can_read,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    versions: row.version_count,
    comments: row.comment_count - row.hidden,
    isSaved: row.is_saved,
    isFollowed: row.is_followed,
    isRetracted: row.is_retracted,
    ...(row.is_withheld && { isWithheld: true as const }),
  }
}

export async function getPaper(db: Db, viewerId: string, paperId: string): Promise<Paper> {
  const [paper] = await loadPapers(db, viewerId, [paperId.toLowerCase()])
  return paper ?? notFound()
}
