import { sql } from 'kysely'
import { z } from 'zod'
import { EXPORT_DAYS } from '#contract/limits.ts'
import { announce, notify } from '../../notifications/public.ts'
import type { RoomExport } from '../../platform/export.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { sweepLetGo } from '../../platform/uploads/kept.ts'
import { type Copied, entriesOf } from './entries.ts'
import type { Contents } from './page.ts'
import { beginExport, removeParts, saveFailed } from './queries.ts'
import { storeExport } from './store.ts'
import { zipOf } from './zip.ts'

export const exportJob = defineJob({
  name: 'export-data',
  payload: z.object({ exportId: z.uuid() }),
  key: ({ exportId }) => exportId,
  retries: 3,
  firstWaitSeconds: 60,
})
type Payload = z.infer<typeof exportJob.payload>

/** Makes a copy from what every room brings, and notifies its member once it is whole. Done again, it begins anew. */
export async function makeExport({ exportId }: Payload, services: Services, rooms: readonly RoomExport[], signal: AbortSignal) {
  const { db, live } = services
  const memberId = await db.transaction().execute((tx) => beginExport(tx, exportId))
  if (!memberId) return
  const { name } = await db.selectFrom('member').select('name').where('id', '=', memberId).executeTakeFirstOrThrow()
  const at = new Date()
  const copied: Copied = { memberId, name, at, rooms, signal }
  const contents: Contents = { rooms: [], files: [], missing: [] }
  const sizeBytes = await storeExport(services, exportId, zipOf(entriesOf(services, copied, contents), at))
  const notifiedIds = await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('data_export')
      .set({
        ...{ state: 'ready', size_bytes: sizeBytes, missing_files: contents.missing.length },
        until: sql<Date>`now() + make_interval(days => ${sql.lit(EXPORT_DAYS)})`,
      })
      .where('id', '=', exportId)
      .where('state', '=', 'making')
      .returning('id')
      .executeTakeFirst()
    return row ? notify(tx, { to: memberId, kind: 'security_export_ready', subject: exportId }) : []
  })
  announce(live, notifiedIds)
}

/** Says that a copy was not finished, and lets go of what there is of it. */
export const giveUpExport = ({ exportId }: Payload, { db }: Services) =>
  db.transaction().execute(async (tx) => {
    await saveFailed(tx, exportId)
    await removeParts(tx, exportId)
    await sweepLetGo(tx)
  })

/** Removes the bytes of copies whose days are over, and gives up those whose job was lost with its node. */
export const sweepExports = ({ db }: Services) =>
  db.transaction().execute(async (tx) => {
    await sql`update data_export set state = 'removed' where state = 'ready' and until <= now()`.execute(tx)
    await sql`update data_export set state = 'failed' where state in ('asked', 'making') and asked_at < now() - interval '1 day'`.execute(
      tx,
    )
    const { rows } = await sql`
      delete from data_export_part p using data_export e where e.id = p.export_id and e.state in ('failed', 'removed') returning p.id`.execute(
      tx,
    )
    if (rows.length > 0) await sweepLetGo(tx)
  })
