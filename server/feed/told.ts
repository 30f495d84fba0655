import { notify, notifyEach } from '../notifications/notify.ts'
import { withdraw } from '../notifications/withdraw.ts'
import type { Db } from '../platform/db/client.ts'
import { notBlocked } from '../profile/relation.ts'

type Post = { id: string; author_id: string }
type Comment = { id: string; post_id: string; author_id: string }

/** Tells who wrote the post that somebody likes it. */
export const tellOfLike = (tx: Db, post: Post, by: string) =>
  notify(tx, { to: post.author_id, kind: 'post_liked', from: by, subject: post.id })

export const withdrawLike = (tx: Db, post: Post, by: string) => withdraw(tx, { kind: 'post_liked', from: by, subject: post.id })

/** Tells who wrote the post, and who has commented on it before and may still see it. */
export async function tellOfComment(tx: Db, post: Post, comment: Comment) {
  const what = { from: comment.author_id, subject: post.id, part: comment.id }
  const before = await tx
    .selectFrom('post_comment')
    .select('author_id')
    .distinct()
    .where('post_id', '=', post.id)
    .where('author_id', '!=', post.author_id)
    .where('is_ai', '=', false)
    .where(notBlocked(post.author_id, 'author_id'))
    .execute()
  const author = await notify(tx, { to: post.author_id, kind: 'post_commented', ...what })
  const others = before.map((row) => row.author_id)
  return [...author, ...(await notifyEach(tx, others, { kind: 'comment_replied', ...what }))]
}

export async function withdrawComment(tx: Db, comment: Comment) {
  const what = { from: comment.author_id, subject: comment.post_id, part: comment.id }
  return [...(await withdraw(tx, { kind: 'post_commented', ...what })), ...(await withdraw(tx, { kind: 'comment_replied', ...what }))]
}
