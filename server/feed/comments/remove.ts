import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { withdrawComment } from '../notices.ts'
import { saveCounts, saveRemoved } from '../queries.ts'
import type { CommentRow } from './columns.ts'
import { countReplies } from './queries.ts'

type LockedPost = { id: string; like_count: number; comment_count: number }

/** Removes a comment of a locked post and counts it out. */
export async function removeComment(tx: Db, post: LockedPost, comment: CommentRow) {
  if (comment.reply_count > 0) await emptyComment(tx, comment.id)
  else await tx.deleteFrom('post_comment').where('id', '=', comment.id).execute()
  if (comment.parent_id) {
    await countReplies(tx, comment.parent_id, -1)
    await dropEmptyThread(tx, comment.parent_id)
  }
  // Doxy AI may be asked again.
  if (!comment.is_ai) await saveRemoved(tx, comment)
  await saveCounts(tx, post.id, { likes: post.like_count, comments: post.comment_count - 1 })
  return { notifiedIds: await withdrawComment(tx, comment) }
}

/** Takes the words of a comment, the likes they had, and that they had a case right; its place stays, so that the replies keep theirs. */
async function emptyComment(tx: Db, id: string) {
  await tx
    .updateTable('post_comment')
    .set({ text: '', mentioned: [], like_count: 0, edited_at: null, removed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('comment_like').where('comment_id', '=', id).execute()
  await tx.deleteFrom('case_right').where('comment_id', '=', id).execute()
}

/** A removed comment keeps its place only as long as somebody's reply needs it. */
const dropEmptyThread = (tx: Db, threadId: string) =>
  tx.deleteFrom('post_comment').where('id', '=', threadId).where('removed_at', 'is not', null).where('reply_count', '=', 0).execute()
