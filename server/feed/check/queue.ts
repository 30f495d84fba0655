import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** The check of one post. It waits for the notes: against half of them a false claim would stay open. */
export const postCheck = defineJob({
  name: 'post-check',
  payload: z.object({ postId: z.uuid() }),
  key: ({ postId }) => postId,
  retries: 12,
  firstWaitSeconds: 5,
  after: 'index-notes',
})

/** What a model makes of a check that stands. It is a job of its own, so that a crash between the two loses nothing. */
export const modelCheck = defineJob({
  name: 'post-check-model',
  payload: z.object({ postId: z.uuid(), checkedAt: z.string() }),
  key: ({ postId, checkedAt }) => `${postId} ${checkedAt}`,
})

/** Has posts checked anew, within the change that writes their words. What was found, contested and decided held for the old ones. */
export async function queueCheck(tx: Db, postIds: readonly string[]) {
  if (postIds.length === 0) return
  await tx
    .insertInto('post_check')
    .values(postIds.map((post_id) => ({ post_id })))
    .onConflict((same) =>
      same.column('post_id').doUpdateSet({
        outcome: 'queued',
        queued_at: sql<Date>`now()`,
        checked_at: null,
        findings: '[]',
        needs_review: false,
        contest: null,
        contested_at: null,
        decided_by: null,
        decision: null,
        decided_at: null,
      }),
    )
    .execute()
  await enqueue(
    tx,
    postCheck,
    postIds.map((postId) => ({ postId })),
  )
}
