import { sql } from 'kysely'
import type { PaperComment, PaperQuote } from '#contract/paper-comments.ts'
import { findWithheld } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { findBlockedIds } from '../../relations/public.ts'
import { type FoundPaper, notFound } from '../visible.ts'
import type { CommentRow } from './columns.ts'

/** How far the texts of a paper have come: its newest one that was read, and whether one waits. */
type Newest = { no: number | null; isWaiting: boolean }

export async function showComments(db: Db, viewerId: string, paper: FoundPaper, rows: readonly CommentRow[]): Promise<PaperComment[]> {
  const people = rows.flatMap(({ author_id, answered_id }) => [author_id, ...(answered_id ? [answered_id] : [])])
  const [cards, blocked, newest, withheld] = await Promise.all([
    loadCards(db, [...new Set(people)]),
    findBlockedIds(db, viewerId).then((ids) => new Set(ids)),
    findNewest(db, paper.id),
    findWithheld(
      db,
      viewerId,
      rows.map(({ id }) => id),
    ),
  ])
  const hidden = await countHidden(db, rows, [...blocked])
  return rows.flatMap((row) => {
    const author = cards.get(row.author_id)
    const answered = row.answered_id && !blocked.has(row.answered_id) ? cards.get(row.answered_id) : undefined
    const kept = withheld.get(row.id)
    // What is withheld keeps its place for its replies, as what was removed does.
    const isRemoved = row.removed_at !== null || kept?.fromViewer === true
    if (!author) return []
    return [
      {
        ...{ id: row.id, paperId: row.paper_id, versionNo: row.version_no, parentId: row.parent_id },
        text: isRemoved ? '' : row.text,
        clientId: row.author_id === viewerId && !isRemoved ? row.client_id : null,
        quote: paper.canRead && !isRemoved ? showQuote(row, newest) : null,
        answered: answered && !isRemoved ? { handle: answered.handle, name: answered.name } : null,
        author: isRemoved ? null : author,
        isUploader: !isRemoved && row.author_id === paper.uploader_id,
        replies: row.reply_count - (hidden.get(row.id) ?? 0),
        createdAt: row.created_at.toISOString(),
        editedAt: isRemoved ? null : (row.edited_at?.toISOString() ?? null),
        ...(kept && row.removed_at === null && { isWithheld: true as const }),
      },
    ]
  })
}

export async function showComment(db: Db, viewerId: string, paper: FoundPaper, row: CommentRow): Promise<PaperComment> {
  const [comment] = await showComments(db, viewerId, paper, [row])
  return comment ?? notFound()
}

function showQuote(
  { quote, quote_prefix, quote_suffix, quote_page, sought_no, sought_page }: CommentRow,
  newest: Newest,
): PaperQuote | null {
  if (quote === null || quote_page === null || sought_no === null) return null
  const isSought = !newest.isWaiting && (newest.no === null || sought_no >= newest.no)
  return {
    exact: quote,
    prefix: quote_prefix ?? '',
    suffix: quote_suffix ?? '',
    page: quote_page,
    newestPage: isSought ? sought_page : null,
    state: !isSought ? 'waiting' : sought_page === null ? 'orphaned' : 'found',
  }
}

async function findNewest(db: Db, paperId: string): Promise<Newest> {
  const { rows } = await sql<Newest>`
    select (select max(no) from paper_version where paper_id = ${paperId} and text_state = 'read') as no,
      exists (select from paper_version where paper_id = ${paperId} and text_state = 'waiting') as "isWaiting"`.execute(db)
  return rows[0]!
}

/** How many replies to these comments the viewer is not shown. */
async function countHidden(db: Db, rows: readonly CommentRow[], blocked: readonly string[]) {
  const threads = rows.filter(({ reply_count }) => reply_count > 0).map(({ id }) => id)
  if (threads.length === 0 || blocked.length === 0) return new Map<string, number>()
  const counts = await db
    .selectFrom('paper_comment')
    .select(['parent_id', sql<number>`count(*)::int`.as('replies')])
    .where('parent_id', '=', sql<string>`any(${threads}::uuid[])`)
    .where('author_id', '=', sql<string>`any(${blocked}::uuid[])`)
    .groupBy('parent_id')
    .execute()
  return new Map(counts.map(({ parent_id, replies }) => [parent_id!, replies]))
}
