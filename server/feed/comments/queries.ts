import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { feed } from '#contract/feed.ts'
import type { InputOf } from '#contract/route.ts'
import { isWithheldFrom } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { loadCards } from '../../profile/public.ts'
import { relationTo } from '../../relations/public.ts'
import { notifyOfComment } from '../notices.ts'
import { getVisiblePostLocked, refuseRemoved, saveCounts } from '../queries.ts'
import type { Written } from '../readers.ts'
import { bestScore } from './best.ts'
import { type CommentRow, commentColumns } from './columns.ts'
import { findMentioned } from './mentions.ts'

/** A comment as it stands under its post; nothing else changes it until the transaction ends. */
export async function getCommentLocked(tx: Db, postId: string, commentId: string) {
  const row = await tx
    .selectFrom('post_comment')
    .select(commentColumns)
    .where('id', '=', commentId)
    .where('post_id', '=', postId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** A comment that the viewer may see, locked, with its post. What a block hides or is withheld is not there, nor is a thread that somebody hidden began. */
export async function getVisibleCommentLocked(tx: Db, viewerId: string, postId: string, commentId: string) {
  const post = await getVisiblePostLocked(tx, viewerId, postId)
  const comment = await getCommentLocked(tx, post.id, commentId)
  await refuseUnseen(tx, viewerId, comment)
  return { post, comment }
}

export async function refuseUnseen(tx: Db, viewerId: string, { id, author_id, parent_id }: CommentRow) {
  if (await isWithheldFrom(tx, viewerId, id)) throw new Refusal('NOT_FOUND')
  const writers = [author_id, ...(await beganBy(tx, parent_id))]
  for (const writer of writers) if ((await relationTo(tx, viewerId, writer)) === 'blocked') throw new Refusal('NOT_FOUND')
}

/** Who began the thread that a reply stands in. */
async function beganBy(tx: Db, threadId: string | null | undefined): Promise<string[]> {
  if (!threadId) return []
  const { author_id } = await tx.selectFrom('post_comment').select('author_id').where('id', '=', threadId).executeTakeFirstOrThrow()
  return [author_id]
}

/** Writes a comment once, however often it is sent, and counts it; `isNew` in the call that wrote it. */
export async function saveComment(tx: Db, authorId: string, draft: InputOf<typeof feed.comment>) {
  const { postId, clientId, parentId, text, ...forgotten } = draft
  forgotten satisfies Record<string, never>
  const post = await getVisiblePostLocked(tx, authorId, postId)
  await refuseRemoved(tx, authorId, clientId)
  const first = await findSent(tx, authorId, clientId)
  if (first && first.post_id !== post.id)
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'clientId', message: 'You used this for a comment on another post.' }] })
  if (first) return { row: first, isNew: false, notifiedIds: [] }
  const answered = parentId ? await getAnswered(tx, authorId, postId, parentId) : undefined
  const row = await insertComment(tx, post, { authorId, clientId, text, answered })
  return { row, isNew: true, notifiedIds: await notifyOfComment(tx, post, row, answered) }
}

async function getAnswered(tx: Db, viewerId: string, postId: string, commentId: string) {
  try {
    return (await getVisibleCommentLocked(tx, viewerId, postId, commentId)).comment
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND')
      throw new Refusal('NOT_FOUND', { words: 'The comment you are replying to is no longer there.' })
    throw error
  }
}

export const findSent = (tx: Db, authorId: string, clientId: string) =>
  tx
    .selectFrom('post_comment')
    .select(commentColumns)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

type LockedPost = Written & { id: string; like_count: number; comment_count: number }
type NewComment = { authorId: string; clientId: string; text: string; answered: CommentRow | undefined; isAI?: boolean }

/** Writes a comment under a locked post and counts it there; a reply to a reply joins the same thread. */
export async function insertComment(tx: Db, post: LockedPost, { authorId, clientId, text, answered, isAI = false }: NewComment) {
  const threadId = answered && (answered.parent_id ?? answered.id)
  const proven = (await loadCards(tx, [authorId])).get(authorId)?.mark?.state === 'holds'
  const row = await tx
    .insertInto('post_comment')
    .values({
      id: newId(),
      post_id: post.id,
      author_id: authorId,
      client_id: clientId,
      parent_id: threadId ?? null,
      answered_id: answered?.parent_id && !answered.is_ai ? answered.author_id : null,
      text,
      mentioned: isAI ? [] : await findMentioned(tx, text, post, [authorId, ...(await beganBy(tx, threadId))]),
      is_ai: isAI,
      score: bestScore({ likes: 0, byPostAuthor: authorId === post.author_id, proven, at: new Date() }),
    })
    .returning(commentColumns)
    .executeTakeFirstOrThrow()
  await saveCounts(tx, post.id, { likes: post.like_count, comments: post.comment_count + 1 })
  if (threadId) await countReplies(tx, threadId, 1)
  return row
}

/** Counts a reply of a thread in or out; its post is locked. */
export const countReplies = (tx: Db, threadId: string, by: 1 | -1) =>
  tx
    .updateTable('post_comment')
    .set({ reply_count: sql`reply_count + ${sql.lit(by)}` })
    .where('id', '=', threadId)
    .execute()

/** Changes a locked comment's words; nothing comes back when they were the same already. */
export async function saveCommentText(tx: Db, post: Written, comment: CommentRow, text: string) {
  if (text === comment.text) return undefined
  const mentioned = await findMentioned(tx, text, post, [comment.author_id, ...(await beganBy(tx, comment.parent_id))])
  return tx
    .updateTable('post_comment')
    .set({ text, mentioned, edited_at: sql`now()` })
    .where('id', '=', comment.id)
    .returning(commentColumns)
    .executeTakeFirst()
}
