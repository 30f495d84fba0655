import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { mayRead } from '../readers.ts'
import { bestScore } from './best.ts'
import { getCommentLocked, refuseUnseen } from './queries.ts'

/** Adds or takes back a like of a comment; `moved` tells whether that changed anything. Likes under one post do not wait for each other. */
export async function saveCommentLike(tx: Db, viewerId: string, postId: string, commentId: string, liked: boolean) {
  const postAuthorId = await getPostAuthor(tx, viewerId, postId)
  const comment = await getCommentLocked(tx, postId, commentId)
  await refuseUnseen(tx, viewerId, comment)
  if (!(await moveLike(tx, comment.id, viewerId, liked))) return { comment, likes: comment.like_count, moved: false }
  const likes = comment.like_count + (liked ? 1 : -1)
  const author = (await loadCards(tx, [comment.author_id])).get(comment.author_id)
  const score = bestScore({
    likes,
    byPostAuthor: comment.author_id === postAuthorId,
    proven: author?.mark?.state === 'holds',
    at: comment.created_at,
  })
  await tx.updateTable('post_comment').set({ like_count: likes, score }).where('id', '=', comment.id).execute()
  return { comment, likes, moved: true }
}

async function getPostAuthor(tx: Db, viewerId: string, postId: string) {
  const post = await tx.selectFrom('post').select('author_id').where('id', '=', postId).where(mayRead(viewerId, 'post')).executeTakeFirst()
  if (!post) throw new Refusal('NOT_FOUND')
  return post.author_id
}

/** Writes the row of a like or takes it away; false when it was so already. */
async function moveLike(tx: Db, commentId: string, memberId: string, liked: boolean) {
  const row = liked
    ? await tx
        .insertInto('comment_like')
        .values({ comment_id: commentId, member_id: memberId })
        .onConflict((same) => same.doNothing())
        .returning('comment_id')
        .executeTakeFirst()
    : await tx
        .deleteFrom('comment_like')
        .where('comment_id', '=', commentId)
        .where('member_id', '=', memberId)
        .returning('comment_id')
        .executeTakeFirst()
  return row !== undefined
}
