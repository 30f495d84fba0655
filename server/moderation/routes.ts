import { Refusal } from '#contract/errors.ts'
import { moderation, type ReportKind } from '#contract/moderation.ts'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { appealPage, type LoadCards, reportPage } from './desk.ts'
import type { Reported } from './public.ts'
import { decideAppeal, decideReport, findProfile, saveAppeal, saveReport } from './queries.ts'

/** What belongs to rooms after this one, handed in by whoever joins the rooms. */
export type ModerationReads = {
  /** A post or comment; nothing where the viewer may not see it. */
  findReported(db: Db, viewerId: string, kind: Exclude<ReportKind, 'profile'>, id: string): Promise<Reported | undefined>
  loadCards: LoadCards
  emitDeskChanged(services: Pick<Services, 'db' | 'live'>): Promise<void>
}

export const moderationRoutes = ({ findReported, loadCards, emitDeskChanged }: ModerationReads) =>
  serve(moderation, {
    report: async (report, context) => {
      const { db, viewer } = context
      const { kind, subjectId } = report
      const made = await db.transaction().execute(async (tx) => {
        const found = await (kind === 'profile' ? findProfile(tx, viewer.id, subjectId) : findReported(tx, viewer.id, kind, subjectId))
        if (!found) throw new Refusal('NOT_FOUND')
        return saveReport(tx, viewer.id, found, report)
      })
      await emitDeskChanged(context)
      return made
    },

    appealName: async (appeal, context) => {
      const made = await context.db.transaction().execute((tx) => saveAppeal(tx, context.viewer.id, appeal))
      await emitDeskChanged(context)
      return made
    },

    reports: ({ cursor }, { db, viewer }) => reportPage(db, loadCards, viewer.id, cursor),
    appeals: ({ cursor }, { db, viewer }) => appealPage(db, loadCards, viewer.id, cursor),

    decideReport: async ({ reportId: id, upheld, words, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      const { db, notices, viewer } = context
      notices.announce(await db.transaction().execute((tx) => decideReport(tx, notices, viewer.id, { id, upheld, words })))
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
