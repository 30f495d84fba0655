import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { isWithheldFrom } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { relationTo } from '../../relations/public.ts'
import { seekingJob } from '../comparing/job.ts'
import type { Quote } from '../comparing/seek.ts'
import { notifyOfComment, withdrawComment } from '../notices.ts'
import { refuseRemoved, saveRemoved } from '../removed.ts'
import { type FoundPaper, notFound } from '../visible.ts'
import { type CommentRow, commentColumns } from './columns.ts'

export const findSentComment = (db: Db, authorId: string, clientId: string) =>
  db
    .selectFrom('paper_comment')
    .select(commentColumns)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** A comment that the viewer may see, locked: no block parts them from who wrote it or who began its thread. */
export async function getCommentLocked(tx: Db, viewerId: string, paperId: string, commentId: string): Promise<CommentRow> {
  const comment = await tx
    .selectFrom('paper_comment')
    .select(commentColumns)
    .where('id', '=', commentId)
    .where('paper_id', '=', paperId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!comment || (await isWithheldFrom(tx, viewerId, comment.id))) notFound()
  const began = comment.parent_id
    ? await tx.selectFrom('paper_comment').select('author_id').where('id', '=', comment.parent_id).executeTakeFirst()
    : undefined
  for (const writer of [comment.author_id, ...(began ? [began.author_id] : [])])
    if ((await relationTo(tx, viewerId, writer)) === 'blocked') notFound()
  return comment
}

type NewComment = {
  authorId: string
  clientId: string
  text: string
  versionNo: number
  parentId: string | undefined
  quoted: { quote: Quote; page: number } | null
}

/** Writes a comment on a locked paper, once, however often it is sent; `isNew` in the call that wrote it. */
export async function saveComment(tx: Db, paper: FoundPaper, { authorId, clientId, text, versionNo, parentId, quoted }: NewComment) {
  await refuseRemoved(tx, authorId, clientId)
  const first = await findSentComment(tx, authorId, clientId)
  if (first && first.paper_id !== paper.id)
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'clientId', message: 'You used this for a comment on another paper.' }] })
  if (first) return { row: first, isNew: false, notifiedIds: [] }
  const answered = parentId ? await getCommentLocked(tx, authorId, paper.id, parentId) : undefined
  const threadId = answered ? (answered.parent_id ?? answered.id) : null
  const row = await tx
    .insertInto('paper_comment')
    .values({
      ...{ id: newId(), paper_id: paper.id, version_no: versionNo, author_id: authorId, client_id: clientId, text, parent_id: threadId },
      answered_id: answered?.parent_id ? answered.author_id : null,
      ...(quoted && {
        ...{ quote: quoted.quote.exact, quote_prefix: quoted.quote.prefix, quote_suffix: quoted.quote.suffix },
        ...{ quote_page: quoted.page, sought_no: versionNo, sought_page: quoted.page },
      }),
    })
    .returning(commentColumns)
    .executeTakeFirstOrThrow()
  await count(tx, paper.id, threadId, 1)
  if (quoted && versionNo < paper.version_count) await enqueue(tx, seekingJob, [{ paperId: paper.id }])
  return { row, isNew: true, notifiedIds: await notifyOfComment(tx, paper, row, answered) }
}

/** Counts a comment of a locked paper in or out, and in its thread. */
async function count(tx: Db, paperId: string, threadId: string | null, by: 1 | -1) {
  await tx
    .updateTable('paper')
    .set({ comment_count: sql<number>`comment_count + ${sql.lit(by)}` })
    .where('id', '=', paperId)
    .execute()
  if (!threadId) return
  await tx
    .updateTable('paper_comment')
    .set({ reply_count: sql<number>`reply_count + ${sql.lit(by)}` })
    .where('id', '=', threadId)
    .execute()
}

/** Changes a locked comment's words; `changed` is false where they were the same already. */
export async function saveCommentText(tx: Db, comment: CommentRow, text: string) {
  if (text === comment.text) return { row: comment, changed: false }
  const row = await tx
    .updateTable('paper_comment')
    .set({ text, edited_at: sql<Date>`now()` })
    .where('id', '=', comment.id)
    .returning(commentColumns)
    .executeTakeFirstOrThrow()
  return { row, changed: true }
}

/** Removes a locked comment of a locked paper and answers who had been notified of it; its place stays for as long as it has replies. */
export async function removeComment(tx: Db, paper: FoundPaper, comment: CommentRow) {
  const { id, parent_id, reply_count } = comment
  if (reply_count > 0)
    await tx
      .updateTable('paper_comment')
      .set({
        ...{ text: '', edited_at: null, removed_at: sql<Date>`now()` },
        ...{ quote: null, quote_prefix: null, quote_suffix: null, quote_page: null, sought_no: null, sought_page: null },
      })
      .where('id', '=', id)
      .execute()
  else await tx.deleteFrom('paper_comment').where('id', '=', id).execute()
  await count(tx, paper.id, parent_id, -1)
  if (parent_id)
    await tx
      .deleteFrom('paper_comment')
      .where('id', '=', parent_id)
      .where('removed_at', 'is not', null)
      .where('reply_count', '=', 0)
      .execute()
  await saveRemoved(tx, comment)
  return withdrawComment(tx, comment)
}
