import { sql } from 'kysely'
import { MENTIONS_A_DAY } from '#contract/comment-rules.ts'
import { notify, notifyEach, withdraw } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import { findBlockedIds, findLinks } from '../relations/public.ts'
import { readableByEach, readersAmong, type Written } from './readers.ts'

type Post = Written & { id: string }
type Comment = { id: string; post_id: string; author_id: string; parent_id: string | null; mentioned: readonly string[] }
type Answered = { author_id: string; is_ai: boolean }

/** Tells who wrote the post that somebody likes it. */
export const notifyOfLike = (tx: Db, post: Post, by: string) =>
  notify(tx, { to: post.author_id, kind: 'post_liked', from: by, subject: post.id })

export const withdrawLike = (tx: Db, post: Post, by: string) => withdraw(tx, { kind: 'post_liked', from: by, subject: post.id })

/** Those of `mentioned` whom the text did not mention before. */
const firstMentioned = (mentioned: readonly string[], before: readonly string[]) => mentioned.filter((id) => !before.includes(id))

/** Those of them who are notified that a member mentions them: mates, and others as many as a day holds, so that words go to no crowd of strangers. */
async function ringingFor(tx: Db, memberId: string, mentioned: readonly string[]) {
  if (mentioned.length === 0) return mentioned
  const links = await findLinks(tx, memberId, mentioned)
  const mates = mentioned.filter((id) => links.get(id)?.state === 'connected')
  const others = mentioned.length - mates.length
  return others > 0 && (await countMentions(tx, memberId)) + others > MENTIONS_A_DAY ? mates : mentioned
}

/** Of whom a member's mentions were told within a day, no further than it matters. */
async function countMentions(tx: Db, memberId: string) {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from (
      select from notification where from_id = ${memberId} and kind in ('post_mentioned', 'comment_mentioned')
        and created_at > now() - interval '1 day' limit ${sql.lit(MENTIONS_A_DAY)}) as lately`.execute(tx)
  return rows[0]!.told
}

/** Tells those whom a post mentions and did not mention before. */
export const notifyOfPostMentions = async (tx: Db, post: Post, mentioned: readonly string[], before: readonly string[] = []) =>
  notifyEach(tx, await ringingFor(tx, post.author_id, firstMentioned(mentioned, before)), {
    kind: 'post_mentioned',
    from: post.author_id,
    subject: post.id,
  })

const about = ({ author_id, post_id, id }: Comment) => ({ from: author_id, subject: post_id, part: id })

/** Whom a block parts from who began the thread of a comment: nothing in it is there for them. */
async function findParted(tx: Db, { parent_id }: Comment) {
  if (!parent_id) return []
  const began = await tx.selectFrom('post_comment').select('author_id').where('id', '=', parent_id).executeTakeFirstOrThrow()
  return findBlockedIds(tx, began.author_id)
}

/**
 * Tells whoever a comment concerns and finds it, each once and of what concerns them most: whom it mentions, whom it answers, who wrote the post, and
 * of a new thread also who has commented before and may still see it.
 */
export async function notifyOfComment(tx: Db, post: Post, comment: Comment, answered: Answered | undefined) {
  const what = about(comment)
  const notifiedIds = new Set(await notifyOfMentions(tx, comment))
  const parted = new Set(await findParted(tx, comment))
  const tell = async (kind: 'comment_replied' | 'post_commented' | 'comment_followed', ids: readonly string[]) => {
    const others = await readersAmong(
      tx,
      post,
      ids.filter((id) => !notifiedIds.has(id) && !parted.has(id)),
    )
    for (const id of await notifyEach(tx, others, { kind, ...what })) notifiedIds.add(id)
  }

  if (answered && !answered.is_ai) await tell('comment_replied', [answered.author_id])
  await tell('post_commented', [post.author_id])
  if (!answered) await tell('comment_followed', await findCommenters(tx, post))
  return [...notifiedIds]
}

/** Tells those who commented on a case, and may still read it, that its author has said how it turned out. */
export async function notifyOfOutcome(tx: Db, post: Post) {
  const readers = await readableByEach(tx, [post.id], await findCommenters(tx, post))
  return notifyEach(tx, [...readers.keys()], { kind: 'case_solved', from: post.author_id, subject: post.id })
}

/** Tells those whom a comment mentions and did not mention before. */
export const notifyOfMentions = async (tx: Db, comment: Comment, before: readonly string[] = []) =>
  notifyEach(tx, await ringingFor(tx, comment.author_id, firstMentioned(comment.mentioned, before)), {
    kind: 'comment_mentioned',
    ...about(comment),
  })

/** Who commented on a post of somebody else. */
async function findCommenters(tx: Db, post: Post) {
  const rows = await tx
    .selectFrom('post_comment')
    .select('author_id')
    .distinct()
    .where('post_id', '=', post.id)
    .where('author_id', '!=', post.author_id)
    .where('is_ai', '=', false)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ author_id }) => author_id)
}

/** Takes back whatever was told of a comment and not read yet. */
export async function withdrawComment(tx: Db, comment: Comment) {
  const notifiedIds: string[] = []
  for (const kind of ['post_commented', 'comment_replied', 'comment_followed', 'comment_mentioned'] as const)
    notifiedIds.push(...(await withdraw(tx, { kind, ...about(comment) })))
  return notifiedIds
}
