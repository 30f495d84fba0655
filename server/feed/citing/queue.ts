import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** A page of those whose posts and comments cite works that were retracted; `after` is the last post or comment of the page before. */
export const citedRetracted = defineJob({
  name: 'cited-retracted',
  payload: z.object({ dois: z.array(z.string()), after: z.uuid().nullable() }),
})

/** Has the authors of posts and comments that name these DOIs, in small letters, hear of their retraction. */
export async function queueCiting(tx: Db, dois: readonly string[]) {
  if (dois.length > 0) await enqueue(tx, citedRetracted, [{ dois: [...dois], after: null }])
}
