import { sql } from 'kysely'
import type { Comment } from '#contract/comments.ts'
import { Refusal } from '#contract/errors.ts'
import { mentionedIn } from '#contract/mentions.ts'
import { loadHandles } from '../../account/public.ts'
import { findWithheld } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { findBlockedIds } from '../../relations/public.ts'
import type { CommentRow } from './columns.ts'

/** A row as the contract promises it, with its author's card. */
export async function showComment(db: Db, viewerId: string, row: CommentRow): Promise<Comment> {
  const [comment] = await showComments(db, viewerId, [row])
  if (!comment) throw new Refusal('NOT_FOUND')
  return comment
}

export async function showComments(db: Db, viewerId: string, rows: readonly CommentRow[]): Promise<Comment[]> {
  const people = rows.flatMap(({ author_id, answered_id }) => [author_id, ...(answered_id ? [answered_id] : [])])
  const [cards, handles, liked, { blocked, hidden }, withheld] = await Promise.all([
    loadCards(db, [...new Set(people)]),
    loadHandles(db, [...new Set(rows.flatMap(({ mentioned }) => mentioned))]),
    findLiked(db, viewerId, rows),
    findHidden(db, viewerId, rows),
    findWithheld(
      db,
      viewerId,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.flatMap((row) => {
    const author = cards.get(row.author_id)
    const answered = row.answered_id && !blocked.has(row.answered_id) ? cards.get(row.answered_id) : undefined
    const kept = withheld.get(row.id)
    // What is withheld keeps its place for its replies, as what was removed does.
    const isRemoved = row.removed_at !== null || kept?.fromViewer === true
    return author
      ? {
          id: row.id,
          clientId: row.author_id === viewerId && !isRemoved ? row.client_id : null,
          postId: row.post_id,
          parentId: row.parent_id,
          answered: answered && !isRemoved ? { handle: answered.handle, name: answered.name } : null,
          author: isRemoved ? null : author,
          text: isRemoved ? '' : row.text,
          mentioned: mentionedIn(
            isRemoved ? '' : row.text,
            row.mentioned.flatMap((id) => (blocked.has(id) ? [] : (handles.get(id) ?? []))),
          ),
          isAI: row.is_ai,
          likes: isRemoved ? 0 : row.like_count,
          isLiked: !isRemoved && liked.has(row.id),
          replies: row.reply_count - (hidden.get(row.id) ?? 0),
          createdAt: row.created_at.toISOString(),
          editedAt: isRemoved ? null : (row.edited_at?.toISOString() ?? null),
          ...(kept && row.removed_at === null && { isWithheld: true as const }),
        }
      : []
  })
}

/** Those of these comments that the viewer likes. */
async function findLiked(db: Db, viewerId: string, rows: readonly CommentRow[]): Promise<Set<string>> {
  const ids = rows.filter(({ like_count }) => like_count > 0).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const liked = await db
    .selectFrom('comment_like')
    .select('comment_id')
    .where('comment_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('member_id', '=', viewerId)
    .execute()
  return new Set(liked.map(({ comment_id }) => comment_id))
}

/** Whom the viewer does not read, and how many replies to these comments are theirs. */
async function findHidden(db: Db, viewerId: string, rows: readonly CommentRow[]) {
  const threads = rows.filter(({ reply_count }) => reply_count > 0)
  const names = rows.some(({ answered_id, mentioned }) => answered_id || mentioned.length > 0)
  const blocked = threads.length > 0 || names ? await findBlockedIds(db, viewerId) : []
  if (blocked.length === 0) return { blocked: new Set<string>(), hidden: new Map<string, number>() }
  const counts = await db
    .selectFrom('post_comment')
    .select(['parent_id', sql<number>`count(*)::int`.as('replies')])
    .where('parent_id', '=', sql<string>`any(${threads.map(({ id }) => id)}::uuid[])`)
    .where('author_id', '=', sql<string>`any(${blocked}::uuid[])`)
    .groupBy('parent_id')
    .execute()
  return { blocked: new Set(blocked), hidden: new Map(counts.map(({ parent_id, replies }) => [parent_id!, replies])) }
}
