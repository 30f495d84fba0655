import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { notWithheld, type Reported, type ReportTable, type WithheldTable, withheldFrom } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import { blockedIdsOf, notBlocked } from '../relations/public.ts'
import { paperPage } from './papers/list.ts'
import { readFile } from './reading/reader.ts'
import { isVisible, viewerOf } from './visible.ts'

export { leaveResearch } from './erase.ts'
export { getVisible as getVisiblePaper, uploadsFor } from './visible.ts'

/** The text of a PDF of anybody's, page by page, read in a process of its own; nothing where it has none. */
export async function readPdfPages({ stream, memberId }: { stream: () => Readable; memberId: string }): Promise<readonly string[]> {
  const reading = await readFile({ stream, type: 'application/pdf', memberId, waitSeconds: 20 })
  return reading.state === 'read' ? reading.pages : []
}

/** Papers that the viewer may find in whose words all of these patterns are found, the newest upload first. */
export const findPapers = (db: Db, viewerId: string, patterns: readonly string[], size: number, cursor?: string) =>
  paperPage(db, viewerId, { shelf: 'all', patterns, cursor }, size)

/** How what stands in the research hub is found by whoever reports it. */
export const researchReports = {
  paper: async (db, viewerId, id) => {
    const { rows } = await sql<Reported>`
      with ${viewerOf(viewerId)}
      select p.id as place, p.uploader_id as "aboutId", concat_ws(E'\n', p.title, p.abstract) as quoted
      from paper p where p.id = ${id} and ${isVisible}`.execute(db)
    return rows[0]
  },
  paper_comment: async (db, viewerId, id) => {
    const { rows } = await sql<Reported>`
      with ${viewerOf(viewerId)}
      select p.id as place, c.author_id as "aboutId", c.text as quoted
      from paper_comment c join paper p on p.id = c.paper_id
      where c.id = ${id} and c.removed_at is null and ${isVisible} and ${notBlocked(viewerId, 'c.author_id')}
        and ${notWithheld(viewerId, 'c.id')}`.execute(db)
    return rows[0]
  },
} satisfies Partial<ReportTable>

/** Pages that show a paper which was withheld or let go, or what is said about it, ask again. */
export const researchWithheld = {
  paper: async ({ live }, { subjectId }) => {
    live.audienceChanged(`paper:${subjectId}`)
    live.touch(`paper:${subjectId}`)
  },
  paper_comment: async ({ live }, { place, aboutId }) => live.touch(`paper:${place}`, { by: aboutId }),
} satisfies Partial<WithheldTable>

/**
 * SQL: what is told in a notice `n` of the paper and the comment that it is about. Nothing where the paper may be for fewer by now than it
 * was for then.
 */
export const wordsOfPaperNotice = `(
  select coalesce(nullif(c.text, ''), p.title) from paper p left join paper_comment c on c.id = n.part_id and not ${withheldFrom('n.member_id', 'c.id')}
  where p.id = n.subject_id and (p.uploader_id = n.member_id
    or p.audience in ('members', 'public') and p.uploader_id <> all (${blockedIdsOf('n.member_id')})
    and not ${withheldFrom('n.member_id', 'p.id')}))`
