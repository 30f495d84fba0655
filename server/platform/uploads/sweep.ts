import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { removeOrphans } from '../files/orphans.ts'
import type { FileStore } from '../files/store.ts'
import { defineJob } from '../jobs/job.ts'

/** Queued by whatever removes an upload, by the clock, and by every start. */
export const sweepUploadsJob = defineJob({
  name: 'sweep-uploads',
  payload: z.object({}),
  key: () => '',
  cron: '5 * * * *',
  atStart: true,
  pollSeconds: 5,
})

/** Removes uploads that nothing took in time, parts that never counted, and the bytes of both. */
export async function sweepUploads(db: Db, files: FileStore) {
  await db.deleteFrom('file_upload').where('expires_at', '<=', sql<Date>`now()`).execute()
  await removeUncounted(db, sql<Date>`now() - interval '1 hour'`)
  await removeOrphans(db, files)
}

/** Gives up parts that were being received when the only node there is ended. Their bytes go with the sweep of its next start. */
export const removeCutOff = (db: Db) => removeUncounted(db, sql<Date>`now()`)

const removeUncounted = (db: Db, before: RawBuilder<Date>) =>
  db.deleteFrom('upload_part').where('counted', '=', false).where('created_at', '<', before).execute()
