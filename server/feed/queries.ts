import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { feed, PostAudience } from '#contract/feed.ts'
import type { InputOf } from '#contract/route.ts'
import { findNotified, forgetSubject } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { findPictureIds } from './cases/pictures/queries.ts'
import { queueCheck } from './check/queue.ts'
import { findMentioned } from './comments/mentions.ts'
import { removeImages, saveImages } from './images/queries.ts'
import { notifyOfLike, notifyOfPostMentions, withdrawLike } from './notices.ts'
import { savePoll } from './poll/save.ts'
import { saveHashtags, saveTopics } from './post-topics.ts'
import { queuePreview } from './preview/queue.ts'
import { mayRead, readersAmong, type Written } from './readers.ts'
import { isForAll, mayBecome } from './rules.ts'
import { keepVersion } from './versions/queries.ts'

/** Writes a post once, however often it is sent: `isNew` tells whether this call wrote it, and so notified whom it mentions. */
export async function savePost(tx: Db, authorId: string, draft: InputOf<typeof feed.create>) {
  const { clientId, content, images = [], link, quotedId, poll, audience = 'members', ...forgotten } = draft
  forgotten satisfies Record<string, never>
  // One member's posts are written one after another, so that a repeated request always finds the first.
  await tx.selectFrom('member').select('id').where('id', '=', authorId).forNoKeyUpdate().execute()
  const first = await tx
    .selectFrom('post')
    .select('id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (first) return { id: first.id, isNew: false, notifiedIds: [] }
  await refuseRemoved(tx, authorId, clientId)
  if (quotedId && !(await isReadable(tx, authorId, quotedId)))
    throw new Refusal('NOT_FOUND', { words: 'The post that you quote is not available any more.' })
  const id = newId()
  const post = { id, author_id: authorId, audience }
  const mentioned = await findMentioned(tx, content, post)
  await tx
    .insertInto('post')
    .values({
      ...post,
      client_id: clientId,
      content,
      link: link ?? null,
      quoted_id: quotedId ?? null,
      mentioned,
    })
    .execute()
  await saveImages(tx, authorId, id, images)
  if (poll) await savePoll(tx, id, poll)
  await saveTopics(tx, [id])
  await queueCheck(tx, [id])
  await queuePreview(tx, id, link ?? null)
  return { id, isNew: true, notifiedIds: await notifyOfPostMentions(tx, post, mentioned) }
}

/** Whether there is such a post for the viewer. */
export async function isReadable(db: Db, viewerId: string, postId: string) {
  const post = await db.selectFrom('post').select('id').where('id', '=', postId).where(mayRead(viewerId, 'post')).executeTakeFirst()
  return post !== undefined
}

/** A member's request that comes again after what it wrote has been removed. Ask for the row first: it may be going just now. */
export async function refuseRemoved(tx: Db, authorId: string, clientId: string) {
  const removed = await tx
    .selectFrom('removed_client_id')
    .select('client_id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (removed) throw new Refusal('NOT_FOUND', { words: 'This was sent before and has been removed since.' })
}

/** Remembers for ever under which name something removed had been sent. */
export const saveRemoved = (tx: Db, row: { author_id: string; client_id: string }) =>
  tx.insertInto('removed_client_id').values({ author_id: row.author_id, client_id: row.client_id }).execute()

/** A post's author and counts; nothing else changes the post until the transaction ends. */
export async function getPostLocked(tx: Db, postId: string) {
  const post = await tx
    .selectFrom('post')
    .select(['id', 'author_id', 'audience', 'like_count', 'comment_count'])
    .where('id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!post) throw new Refusal('NOT_FOUND')
  return post
}

/** A post that the viewer may read, locked; any other is not there. */
export async function getVisiblePostLocked(tx: Db, viewerId: string, postId: string) {
  const post = await getPostLocked(tx, postId)
  if (!(await isReadable(tx, viewerId, post.id))) throw new Refusal('NOT_FOUND')
  return post
}

/**
 * Changes a locked post's words and who may read it, and notifies whom it mentions for the first time; `changed` is false when the words
 * were the same already, `narrowed` tells whether fewer may read it now. What Doxy AI found held for the old words only.
 */
export async function savePostText(tx: Db, change: InputOf<typeof feed.edit>) {
  const { postId, content, link, audience, ...forgotten } = change
  forgotten satisfies Record<string, never>
  const before = await tx
    .selectFrom('post')
    .select(['id', 'author_id', 'audience', 'mentioned'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow()
  const post = { ...before, audience: audience ?? before.audience }
  const parted = await narrow(tx, before, post.audience)
  if (!(await keepVersion(tx, postId, { content, link })))
    return { changed: false, narrowed: parted !== undefined, notifiedIds: parted ?? [] }
  await refuseCase(tx, postId)
  const mentioned = await findMentioned(tx, content, post)
  await tx
    .updateTable('post')
    .set({ content, link, mentioned, verification: 'pending', edited_at: sql`now()` })
    .where('id', '=', postId)
    .execute()
  await saveHashtags(tx, postId)
  await queueCheck(tx, [postId])
  await queuePreview(tx, postId, link)
  const notifiedIds = await notifyOfPostMentions(tx, post, mentioned, before.mentioned)
  return { changed: true, narrowed: parted !== undefined, notifiedIds: [...(parted ?? []), ...notifiedIds] }
}

/** What a case says was looked through and stated: it does not become something else. */
async function refuseCase(tx: Db, postId: string) {
  const found = await tx.selectFrom('post_case').select('post_id').where('post_id', '=', postId).executeTakeFirst()
  if (found) throw new Refusal('CASE_WORDS_STAY')
}

/** Keeps a locked post for fewer; whoever may read it no more has notices of it no more. Answers whose went, or nothing where all may read on. */
async function narrow(tx: Db, post: Written & { id: string }, audience: PostAudience) {
  mayBecome(post.audience, audience)
  if (audience === post.audience) return undefined
  await tx.updateTable('post').set({ audience }).where('id', '=', post.id).execute()
  if (!isForAll(audience))
    await tx.updateTable('post_check').set({ needs_review: false }).where('post_id', '=', post.id).where('contest', 'is', null).execute()
  const notified = await findNotified(tx, post.id)
  const readers = new Set(await readersAmong(tx, { ...post, audience }, notified))
  return forgetSubject(
    tx,
    post.id,
    notified.filter((id) => !readers.has(id)),
  )
}

/** Removes a post with all that hangs on it; answers the names of its pictures' bytes, which go after the commit, and who had been notified of it. */
export async function removePost(tx: Db, postId: string) {
  const check = await tx.selectFrom('post_check').select('needs_review').where('post_id', '=', postId).executeTakeFirst()
  const imageIds = [...(await findPictureIds(tx, postId)), ...(await removeImages(tx, postId))]
  const removed = await tx.deleteFrom('post').where('id', '=', postId).returning(['author_id', 'client_id']).executeTakeFirst()
  if (removed) await saveRemoved(tx, removed)
  return {
    imageIds,
    wasToReview: check?.needs_review ?? false,
    notifiedIds: await forgetSubject(tx, postId),
  }
}

/** Adds or takes back a like; `moved` tells whether that changed anything. */
export async function saveLike(tx: Db, postId: string, memberId: string, liked: boolean) {
  const post = await getVisiblePostLocked(tx, memberId, postId)
  const like = { post_id: post.id, member_id: memberId }
  const row = liked
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
  if (!row) return { post, likes: post.like_count, moved: false, notifiedIds: [] }
  const likes = post.like_count + (liked ? 1 : -1)
  const notifiedIds = await (liked ? notifyOfLike : withdrawLike)(tx, post, memberId)
  await saveCounts(tx, post.id, { likes, comments: post.comment_count })
  return { post, likes, moved: true, notifiedIds }
}

/** Writes the counts of a locked post. */
export const saveCounts = (tx: Db, postId: string, { likes, comments }: { likes: number; comments: number }) =>
  tx.updateTable('post').set({ like_count: likes, comment_count: comments }).where('id', '=', postId).execute()
