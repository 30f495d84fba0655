import type { dataExports } from '#contract/data-exports.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import { confirmed } from '../../account/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { exportPath, openExportAddresses } from './address.ts'
import { exportJob } from './make.ts'
import { findReady, listExports, lockExports, markDownloaded, saveExport, showExport } from './queries.ts'
import { nextAt, refuseAsking } from './rules.ts'

const asAsked = (rows: Awaited<ReturnType<typeof listExports>>) => rows.map(({ state, asked_at }) => ({ state, askedAt: asked_at }))

export const dataExportHandlers = {
  list: async (_nothing: unknown, { db, viewer }: MemberContext) => {
    const rows = await listExports(db, viewer.id)
    return {
      items: rows.map(showExport),
      nextAt: nextAt(asAsked(rows), new Date())?.toISOString() ?? null,
    }
  },

  ask: (_nothing: unknown, { db, viewer }: MemberContext) =>
    db.transaction().execute(async (tx) => {
      refuseAsking(asAsked(await lockExports(tx, viewer.id)), new Date())
      const row = await saveExport(tx, viewer.id)
      await enqueue(tx, exportJob, [{ exportId: row.id }])
      await recordIn(tx, 'export_asked', viewer.id, { export: row.id })
      return showExport(row)
    }),

  download: async ({ id, password, code, passkey }: InputOf<typeof dataExports.download>, context: MemberContext) => {
    const { db, vault, viewer } = context
    if (!(await findReady(db, viewer.id, id))) throw new Refusal('NOT_FOUND')
    await confirmed(context, { password, code, passkey }, async (tx) => {
      await markDownloaded(tx, id)
      await recordIn(tx, 'export_downloaded', viewer.id, { export: id, session: viewer.sessionId })
    })
    const made = { path: exportPath(id), viewerId: viewer.id, sessionId: viewer.sessionId }
    return { url: openExportAddresses(vault).make(made, Date.now()) }
  },
}
