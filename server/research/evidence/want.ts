import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { indexingJob } from './job.ts'

/** Has a paper be indexed as it stands after this transaction. */
export async function wantIndexed(tx: Db, paperId: string) {
  const { rows } = await sql<{ uploaderId: string }>`
    with wanted as (
      insert into paper_evidence as before (paper_id, state) values (${paperId}, 'waiting')
      on conflict (paper_id) do update set state = 'waiting', trouble = '', tries = 0, asked = before.asked + 1
    )
    select uploader_id as "uploaderId" from paper where id = ${paperId}`.execute(tx)
  await enqueue(
    tx,
    indexingJob,
    rows.map(({ uploaderId }) => ({ paperId, uploaderId })),
  )
}

/** Has a paper that this transaction deletes leave the index of its uploader. */
export const wantUnindexed = (tx: Db, paperId: string, uploaderId: string) => enqueue(tx, indexingJob, [{ paperId, uploaderId }])
