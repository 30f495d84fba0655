import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { getVisiblePostLocked } from '../queries.ts'
import { showPoll } from './row.ts'
import { mayVote, recounted } from './rules.ts'

/** Votes, moves a vote, or takes it back where `choice` is null; `moved` tells whether that changed anything. */
export async function saveVote(tx: Db, viewerId: string, postId: string, choice: number | null) {
  // Votes of one poll are written one after another, so that its counts are those of its rows.
  const post = await getVisiblePostLocked(tx, viewerId, postId)
  const poll = await findPoll(tx, viewerId, post.id)
  if (!poll) throw new Refusal('NOT_FOUND', { words: 'This post has no poll.' })
  const isOwn = post.author_id === viewerId
  mayVote({ ...poll, isOwn }, choice)
  if (poll.choice === choice) return { postId: post.id, poll: showPoll({ ...poll, isOwn }), moved: false }

  if (choice === null) await tx.deleteFrom('poll_vote').where('post_id', '=', post.id).where('member_id', '=', viewerId).execute()
  else
    await tx
      .insertInto('poll_vote')
      .values({ post_id: post.id, member_id: viewerId, choice })
      .onConflict((same) => same.columns(['post_id', 'member_id']).doUpdateSet({ choice }))
      .execute()
  const counts = recounted(poll.counts, poll.choice, choice)
  const version = poll.version + 1
  await tx.updateTable('poll').set({ counts, version }).where('post_id', '=', post.id).execute()
  return { postId: post.id, poll: showPoll({ ...poll, isOwn, choice, counts, version }), moved: true }
}

async function findPoll(db: Db, viewerId: string, postId: string) {
  const poll = await db
    .selectFrom('poll as o')
    .leftJoin('poll_vote as v', (join) => join.onRef('v.post_id', '=', 'o.post_id').on('v.member_id', '=', viewerId))
    .select(['o.options', 'o.counts', 'o.version', 'o.closes_at', 'v.choice'])
    // The time at which it is asked: a vote may have waited for its turn.
    .select(sql<boolean>`o.closes_at <= clock_timestamp()`.as('isClosed'))
    .where('o.post_id', '=', postId)
    .executeTakeFirst()
  return poll && { ...poll, closesAt: poll.closes_at.getTime() }
}
