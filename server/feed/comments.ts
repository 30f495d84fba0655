import { type Selectable, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Comment } from '#contract/feed.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { cursorAfter, idOf } from '../platform/cursor.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/ids.ts'
import { loadCards } from '../profile/card.ts'
import { notBlocked } from '../profile/relation.ts'
import { getMetPostLocked, saveCounts } from './queries.ts'
import { tellOfComment, withdrawComment } from './told.ts'

const columns = ['id', 'client_id', 'post_id', 'author_id', 'text', 'is_ai', 'created_at', 'edited_at'] as const
type CommentRow = Pick<Selectable<Tables['post_comment']>, (typeof columns)[number]>

/** The statement behind a page of comments; its limit is part of the text, because a prepared plan cannot look into a value. */
export function pickComments(db: Db, viewerId: string, postId: string, cursor?: string) {
  return db
    .selectFrom('post_comment')
    .select(columns)
    .where('post_id', '=', postId)
    .where('id', '<', cursor === undefined ? 'ffffffff-ffff-ffff-ffff-ffffffffffff' : idOf(cursor))
    .where(notBlocked(viewerId, 'author_id'))
    .orderBy('id', 'desc')
    .limit(sql.lit(PAGE_SIZE + 1))
}

/** A page of the comments under a post, newest first. */
export async function commentPage(db: Db, viewerId: string, postId: string, cursor?: string): Promise<Page<Comment>> {
  const [rows] = await Promise.all([pickComments(db, viewerId, postId, cursor).execute(), refuseMissingPost(db, viewerId, postId)])
  const kept = rows.slice(0, PAGE_SIZE)
  return { items: await showComments(db, viewerId, kept), next: rows.length > PAGE_SIZE ? cursorAfter(kept.at(-1)!.id) : null }
}

async function refuseMissingPost(db: Db, viewerId: string, postId: string) {
  const post = await db.selectFrom('post').select('id').where('id', '=', postId).where(notBlocked(viewerId, 'author_id')).executeTakeFirst()
  if (!post) throw new Refusal('NOT_FOUND')
}

/** A comment as it stands under its post; nothing else changes it until the transaction ends. */
export async function getCommentLocked(tx: Db, postId: string, commentId: string) {
  const row = await tx
    .selectFrom('post_comment')
    .select(columns)
    .where('id', '=', commentId)
    .where('post_id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Writes a comment once, however often it is sent, and counts it; `counts` come back only from the call that wrote it. */
export async function saveComment(
  tx: Db,
  authorId: string,
  { postId, clientId, text }: { postId: string; clientId: string; text: string },
) {
  const post = await getMetPostLocked(tx, authorId, postId)
  const row = await tx
    .insertInto('post_comment')
    .values({ id: newId(), post_id: post.id, author_id: authorId, client_id: clientId, text })
    .onConflict((same) => same.columns(['author_id', 'client_id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (!row) return { post, row: await getFirst(tx, authorId, clientId), counts: undefined, told: [] }
  const told = await tellOfComment(tx, post, row)
  return { post, row, counts: await saveCounts(tx, post.id, { likes: post.like_count, comments: post.comment_count + 1 }), told }
}

function getFirst(tx: Db, authorId: string, clientId: string) {
  return tx
    .selectFrom('post_comment')
    .select(columns)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
}

/** Changes a comment's words; nothing comes back when they were the same already. */
export function saveCommentText(tx: Db, commentId: string, text: string) {
  return tx
    .updateTable('post_comment')
    .set({ text, edited_at: sql`now()` })
    .where('id', '=', commentId)
    .where('text', '!=', text)
    .returning(columns)
    .executeTakeFirst()
}

/** Removes a comment of a locked post and counts it out. */
export async function removeComment(tx: Db, post: { id: string; like_count: number; comment_count: number }, comment: CommentRow) {
  await tx.deleteFrom('post_comment').where('id', '=', comment.id).execute()
  const told = await withdrawComment(tx, comment)
  return { counts: await saveCounts(tx, post.id, { likes: post.like_count, comments: post.comment_count - 1 }), told }
}

/** A row as the contract promises it, with its author's card. */
export async function showComment(db: Db, viewerId: string, row: CommentRow): Promise<Comment> {
  const [comment] = await showComments(db, viewerId, [row])
  if (!comment) throw new Refusal('NOT_FOUND')
  return comment
}

async function showComments(db: Db, viewerId: string, rows: readonly CommentRow[]): Promise<Comment[]> {
  const cards = await loadCards(db, [...new Set(rows.map((row) => row.author_id))])
  return rows.flatMap((row) => {
    const author = cards.get(row.author_id)
    return author
      ? {
          id: row.id,
          clientId: row.author_id === viewerId ? row.client_id : null,
          postId: row.post_id,
          author,
          text: row.text,
          isAI: row.is_ai,
          createdAt: row.created_at.toISOString(),
          editedAt: row.edited_at?.toISOString() ?? null,
        }
      : []
  })
}
