import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { forgetSubject } from '../notifications/withdraw.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { relationTo } from '../profile/relation.ts'
import { tellOfLike, withdrawLike } from './told.ts'

export type Draft = {
  clientId: string
  content: string
  imageId?: string | undefined
  imageAlt?: string | undefined
  link?: string | undefined
}

/** Writes a post once, however often it is sent: `isNew` tells whether this call wrote it. */
export async function savePost(tx: Db, authorId: string, { clientId, content, imageId, imageAlt = '', link }: Draft) {
  // One member's posts are written one after another, so that a repeated request always finds the first.
  await tx.selectFrom('member').select('id').where('id', '=', authorId).forNoKeyUpdate().execute()
  const first = await tx
    .selectFrom('post')
    .select('id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (first) return { id: first.id, isNew: false }
  if (imageId) await takeImage(tx, authorId, imageId)
  const id = newId()
  await tx
    .insertInto('post')
    .values({
      id,
      author_id: authorId,
      client_id: clientId,
      content,
      image_id: imageId ?? null,
      image_alt: imageId ? imageAlt : '',
      link: link ?? null,
    })
    .execute()
  return { id, isNew: true }
}

/** A picture belongs to the one post that took it up, so that deleting the post may delete it. */
async function takeImage(tx: Db, ownerId: string, imageId: string) {
  const taken = await tx
    .updateTable('file')
    .set({ used: true })
    .where('id', '=', imageId)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'image')
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new Refusal('NOT_FOUND', { words: 'We could not find that picture. Please add it again.' })
}

/** A post's author and counts; nothing else changes the post until the transaction ends. */
export async function getPostLocked(tx: Db, postId: string) {
  const post = await tx
    .selectFrom('post')
    .select(['id', 'author_id', 'like_count', 'comment_count'])
    .where('id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!post) throw new Refusal('NOT_FOUND')
  return post
}

/** A post that the viewer may meet, locked; whoever blocked them has no posts. */
export async function getMetPostLocked(tx: Db, viewerId: string, postId: string) {
  const post = await getPostLocked(tx, postId)
  if ((await relationTo(tx, viewerId, post.author_id)) === 'blocked') throw new Refusal('NOT_FOUND')
  return post
}

/** Changes a post's words; false when they were the same already. What Doxy AI found held for the old words only. */
export async function savePostText(tx: Db, postId: string, { content, link }: { content: string; link: string | null }) {
  const changed = await tx
    .updateTable('post')
    .set({ content, link, verification: 'pending', edited_at: sql`now()` })
    .where('id', '=', postId)
    .where(sql<boolean>`(content, link) is distinct from (${content}, ${link})`)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Removes a post with all that hangs on it; answers the name of its picture's bytes, which go after the commit, and who had been told of the post. */
export async function removePost(tx: Db, postId: string) {
  const removed = await tx.deleteFrom('post').where('id', '=', postId).returning('image_id').executeTakeFirst()
  if (removed?.image_id) await tx.deleteFrom('file').where('id', '=', removed.image_id).execute()
  return { imageId: removed?.image_id ?? null, told: await forgetSubject(tx, postId) }
}

/** Adds or takes back a like; `counts` come back only when it really moved. */
export async function saveLike(tx: Db, postId: string, memberId: string, liked: boolean) {
  const post = await getMetPostLocked(tx, memberId, postId)
  const like = { post_id: post.id, member_id: memberId }
  const moved = liked
    ? await tx
        .insertInto('post_like')
        .values(like)
        .onConflict((same) => same.doNothing())
        .returning('post_id')
        .executeTakeFirst()
    : await tx
        .deleteFrom('post_like')
        .where('post_id', '=', like.post_id)
        .where('member_id', '=', like.member_id)
        .returning('post_id')
        .executeTakeFirst()
  if (!moved) return { post, likes: post.like_count, counts: undefined, told: [] }
  const likes = post.like_count + (liked ? 1 : -1)
  const told = await (liked ? tellOfLike : withdrawLike)(tx, post, memberId)
  return { post, likes, counts: await saveCounts(tx, post.id, { likes, comments: post.comment_count }), told }
}

/** Writes the counts of a locked post. `at` is read while nobody else can write them, so that it orders them for whoever hears of them. */
export async function saveCounts(tx: Db, postId: string, { likes, comments }: { likes: number; comments: number }) {
  const { at } = await tx
    .updateTable('post')
    .set({ like_count: likes, comment_count: comments })
    .where('id', '=', postId)
    .returning(sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('at'))
    .executeTakeFirstOrThrow()
  return { likes, comments, at }
}

/** Keeps a post for a member, or no longer. */
export async function saveKept(tx: Db, postId: string, memberId: string, kept: boolean) {
  const post = await getMetPostLocked(tx, memberId, postId)
  const row = { post_id: post.id, member_id: memberId }
  if (kept)
    await tx
      .insertInto('post_save')
      .values(row)
      .onConflict((same) => same.doNothing())
      .execute()
  else await tx.deleteFrom('post_save').where('post_id', '=', row.post_id).where('member_id', '=', row.member_id).execute()
  return { postId: post.id, isSaved: kept }
}
