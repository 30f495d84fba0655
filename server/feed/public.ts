import { type Insertable, sql } from 'kysely'
import { findWithheld, notWithheld, type ReportTable, type WithheldTable } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { loadCards } from '../profile/public.ts'
import { findBlockedIds, notBlocked } from '../relations/public.ts'
import { queueCheck } from './check/queue.ts'
import { bestScore } from './comments/best.ts'
import { findPinned } from './pinned/queries.ts'
import { saveTopics } from './post-topics.ts'
import { mayRead } from './readers.ts'
import { isForAll } from './rules.ts'

// How many posts each member has (`post_count`) is kept by triggers on post: docs/decisions/0030-kept-counts.md.

export { queueCiting } from './citing/queue.ts'

export { answerMention, asksDoxy } from './comments/doxy-answer.ts'

export { hiddenComments } from './comments/hidden.ts'

export { leaveFeed } from './erase.ts'
export { mayRead, readableBy } from './readers.ts'
export { isForAll } from './rules.ts'
export { savedBy } from './saved/queries.ts'

export { findOwnPosts, loadPosts } from './timeline.ts'

export { helpfulPosts } from './trending/helpful.ts'

type PastPosts = {
  posts: readonly Insertable<Tables['post']>[]
  images: readonly Insertable<Tables['post_image']>[]
  likes: readonly Insertable<Tables['post_like']>[]
  saves: readonly Insertable<Tables['post_save']>[]
  comments: readonly Insertable<Tables['post_comment']>[]
  polls?: readonly Insertable<Tables['poll']>[]
  votes?: readonly Insertable<Tables['poll_vote']>[]
}

/** Adds posts with what was made of them, dated as they say, and queues their checks; their counts come with them. */
export async function addPastPosts(tx: Db, { posts, images, likes, saves, comments, polls = [], votes = [] }: PastPosts) {
  await tx.insertInto('post').values(posts).execute()
  if (images.length > 0) await tx.insertInto('post_image').values(images).execute()
  await tx.insertInto('post_like').values(likes).execute()
  await tx.insertInto('post_save').values(saves).execute()
  await tx
    .insertInto('post_comment')
    .values(await scored(tx, posts, comments))
    .execute()
  if (polls.length > 0) await tx.insertInto('poll').values(polls).execute()
  if (votes.length > 0) await tx.insertInto('poll_vote').values(votes).execute()
  const ids = posts.map(({ id }) => id)
  await saveTopics(tx, ids)
  await queueCheck(tx, ids)
}

/** Comments with their place among the best, as if they had just been written. */
async function scored(tx: Db, posts: PastPosts['posts'], comments: PastPosts['comments']) {
  const cards = await loadCards(tx, [...new Set(comments.map(({ author_id }) => author_id))])
  const writers = new Map(posts.map(({ id, author_id }) => [id, author_id]))
  return comments.map((comment) => ({
    ...comment,
    score: bestScore({
      likes: comment.like_count ?? 0,
      byPostAuthor: writers.get(comment.post_id) === comment.author_id,
      proven: cards.get(comment.author_id)?.mark?.state === 'holds',
      at: new Date(comment.created_at ?? Date.now()),
    }),
  }))
}

/** Those of these pictures that stand in a post which the viewer may see. */
export async function findShownPictures(db: Db, viewerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('post_image')
    .innerJoin('post', 'post.id', 'post_image.post_id')
    .select('image_id')
    .where('image_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(mayRead(viewerId, 'post'))
    .execute()
  return rows.map(({ image_id }) => image_id)
}

/** Posts that the viewer may see, as they are reported. */
const reportedPosts = (db: Db, viewerId: string) => db.selectFrom('post').select('post.id as place').where(mayRead(viewerId, 'post'))

/** How what stands in the feed is found by whoever reports it. */
export const feedReports = {
  post: (db, viewerId, id) =>
    reportedPosts(db, viewerId)
      .leftJoin('poll', 'poll.post_id', 'post.id')
      .leftJoin('post_case', 'post_case.post_id', 'post.id')
      .select('post.author_id as aboutId')
      .select(sql<string>`concat_ws(E'\\n', post.content, post_case.outcome, array_to_string(poll.options, E'\\n'))`.as('quoted'))
      .where('post.id', '=', id)
      .executeTakeFirst(),
  comment: (db, viewerId, id) =>
    reportedPosts(db, viewerId)
      .innerJoin('post_comment', 'post_comment.post_id', 'post.id')
      .select(['post_comment.author_id as aboutId', 'post_comment.text as quoted'])
      .where('post_comment.id', '=', id)
      .where('post_comment.removed_at', 'is', null)
      .where(notBlocked(viewerId, 'post_comment.author_id'))
      .where(notWithheld(viewerId, 'post_comment.id'))
      .executeTakeFirst(),
} satisfies Partial<ReportTable>

/** Pages that show a post which was withheld or let go ask for it again, as those do that quote it; of a comment, those that show its thread. */
export const feedWithheld = {
  post: async ({ db, live }, { subjectId: postId, aboutId }) => {
    live.audienceChanged(`post:${postId}`)
    const post = await db.selectFrom('post').select('audience').where('id', '=', postId).executeTakeFirst()
    // Whoever shows the feed alone may never have been able to read what was kept for some; whoever shows such a post has just been asked about.
    if (post && isForAll(post.audience))
      live.toInterested(['feed', `post:${postId}`], 'post_removed', { postId }, await findBlockedIds(db, aboutId))
  },
  comment: async ({ live }, { place, aboutId }) => live.touch(`comments:${place}`, { by: aboutId }),
} satisfies Partial<WithheldTable>

/** The post that a member has pinned to their profile, if everybody may read it. */
export async function findPublicPin(db: Db, memberId: string) {
  const pinned = await findPinned(db, memberId)
  const isKept = pinned !== undefined && (await findWithheld(db, memberId, [pinned.id])).has(pinned.id)
  return pinned?.audience === 'public' && !isKept ? { id: pinned.id, content: pinned.content } : undefined
}

/** Whether a member has a post. */
export async function hasPosted(db: Db, memberId: string): Promise<boolean> {
  const post = await db.selectFrom('post').select('id').where('author_id', '=', memberId).limit(sql.lit(1)).executeTakeFirst()
  return post !== undefined
}
