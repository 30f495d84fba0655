import { Refusal } from '#contract/errors.ts'
import { moderation } from '#contract/moderation.ts'
import type { Services } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { decideAppeal, saveNameAppeal, saveRulingAppeal } from './appeals.ts'
import { appealPage, type LoadCards, reportPage } from './desk.ts'
import type { ReportTable, UpheldTable } from './public.ts'
import { decideReport, saveReport } from './queries.ts'
import { getRuling } from './ruling.ts'
import { getSent } from './sent.ts'

/** What belongs to rooms after this one, handed in by whoever joins the rooms. */
export type ModerationReads = {
  reportTable: ReportTable
  upheldTable: UpheldTable
  loadCards: LoadCards
  emitDeskChanged(services: Pick<Services, 'db' | 'live'>): Promise<void>
}

export const moderationRoutes = ({ reportTable, upheldTable, loadCards, emitDeskChanged }: ModerationReads) =>
  serve(moderation, {
    report: async (report, context) => {
      const { db, notices, vault, viewer } = context
      const { id, dueAt, notifiedIds } = await db.transaction().execute(async (tx) => {
        const found = await reportTable[report.kind](tx, viewer.id, report.subjectId)
        if (!found) throw new Refusal('NOT_FOUND')
        return saveReport(tx, { vault, notices }, viewer.id, found, report)
      })
      notices.announce(notifiedIds)
      await emitDeskChanged(context)
      return { id, dueAt }
    },

    sent: ({ reportId }, { db, vault, viewer }) => getSent({ db, vault }, viewer.id, reportId),

    appealName: async (appeal, context) => {
      const made = await context.db.transaction().execute((tx) => saveNameAppeal(tx, context.viewer.id, appeal))
      await emitDeskChanged(context)
      return made
    },

    ruling: ({ reportId }, { db, vault, viewer }) => getRuling({ db, vault }, viewer.id, reportId, new Date()),

    appealRuling: async (appeal, context) => {
      const made = await context.db.transaction().execute((tx) => saveRulingAppeal(tx, context.viewer.id, appeal))
      await emitDeskChanged(context)
      return made
    },

    reports: ({ cursor }, { db, vault, viewer }) => reportPage({ db, vault, loadCards }, viewer.id, cursor),
    appeals: ({ cursor }, { db, vault, viewer }) => appealPage({ db, vault, loadCards }, viewer.id, cursor),

    decideReport: async ({ reportId: id, upheld, words, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      const { db, live, notices, viewer } = context
      const { notifiedIds, touched } = await db
        .transaction()
        .execute((tx) => decideReport(tx, { notices, upheldTable }, viewer.id, { id, upheld, words }))
      notices.announce(notifiedIds)
      for (const interest of touched) live.touch(interest)
      await emitDeskChanged(context)
      return { id }
    },

    decideAppeal: async ({ appealId: id, upheld, words, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      const { db, notices, viewer } = context
      notices.announce(await db.transaction().execute((tx) => decideAppeal(tx, notices, viewer.id, { id, upheld, words })))
      await emitDeskChanged(context)
      return { id }
    },
  })
