import { type RawBuilder, sql } from 'kysely'
import type { Post } from '#contract/feed.ts'
import { OWN_POSTS_OFFERED } from '#contract/limits.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { findOwnPosts, isForAll, loadPosts } from '../../feed/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, type TimePosition, timePositionOf } from '../../platform/db/cursor.ts'
import { notFound, refuseUnopened } from '../visible.ts'

type Row = TimePosition & { moment: Date }

/** SQL for the rows of a page of posts, and one more. */
function pickPosts(institutionId: string, cursor?: string): RawBuilder<Row> {
  const { at, id } = timePositionOf(cursor)
  return sql<Row>`
    select post_id as id, added_at as moment, added_at::text as at from institution_post
    where institution_id = ${institutionId} and (added_at, post_id) < (${at}::timestamptz, ${id}::uuid)
    order by added_at desc, post_id desc limit ${sql.lit(PAGE_SIZE + 1)}`
}

/** The posts that a page shows, the one added last first, without those across a block: a page may hold fewer than others. */
export async function postsPage(db: Db, viewerId: string, institutionId: string, cursor?: string) {
  const { rows } = await pickPosts(institutionId, cursor).execute(db)
  const shown = rows.slice(0, PAGE_SIZE)
  const posts = await postsOf(db, viewerId, shown)
  const items = shown.flatMap(({ id, moment }) => {
    const post = posts.get(id)
    return post ? [{ id, post, addedAt: moment.toISOString() }] : []
  })
  return { items, next: rows.length > PAGE_SIZE ? cursorAtTime(shown.at(-1)!) : null }
}

async function postsOf(db: Db, viewerId: string, rows: readonly Row[]): Promise<Map<string, Post>> {
  const posts = await loadPosts(
    db,
    viewerId,
    rows.map(({ id }) => id),
  )
  return new Map(posts.map((post) => [post.id, post]))
}

/** The newest of a member's own posts that the page does not show. */
export async function offeredPosts(db: Db, memberId: string, institutionId: string): Promise<Post[]> {
  const shown = await sql<{ id: string }>`
    select x.post_id as id from institution_post x join post p on p.id = x.post_id
    where x.institution_id = ${institutionId} and p.author_id = ${memberId}`.execute(db)
  return findOwnPosts(
    db,
    memberId,
    shown.rows.map(({ id }) => id),
    OWN_POSTS_OFFERED,
  )
}

/** Whether a member wrote this post. */
export async function isAuthor(db: Db, memberId: string, postId: string): Promise<boolean> {
  const post = await db.selectFrom('post').select('author_id').where('id', '=', postId).executeTakeFirst()
  return post?.author_id === memberId
}

/** Shows a member's own post on an open page; true where it was not shown before and is for every member, so that followers hear of it. */
export async function addPost(tx: Db, memberId: string, institutionId: string, postId: string): Promise<boolean> {
  await refuseUnopened(tx, institutionId)
  // Nobody deletes it before it stands there.
  const post = await tx.selectFrom('post').select(['author_id', 'audience']).where('id', '=', postId).forKeyShare().executeTakeFirst()
  if (post?.author_id !== memberId) notFound()
  const added = await tx
    .insertInto('institution_post')
    .values({ institution_id: institutionId, post_id: postId })
    .onConflict((same) => same.doNothing())
    .returning('post_id')
    .executeTakeFirst()
  return added !== undefined && isForAll(post.audience)
}

export const removePost = (tx: Db, institutionId: string, postId: string) =>
  tx.deleteFrom('institution_post').where('institution_id', '=', institutionId).where('post_id', '=', postId).execute()
