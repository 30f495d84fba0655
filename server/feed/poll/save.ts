import { sql } from 'kysely'
import type { PollDraft } from '#contract/poll.ts'
import type { Db } from '../../platform/db/client.ts'

/** Adds a poll to a new post. It closes by the database's clock. */
export async function savePoll(tx: Db, postId: string, { options, days, ...forgotten }: PollDraft) {
  forgotten satisfies Record<string, never>
  const closes_at = sql<Date>`now() + make_interval(days => ${days})`
  await tx
    .insertInto('poll')
    .values({ post_id: postId, options, counts: options.map(() => 0), closes_at })
    .execute()
}
