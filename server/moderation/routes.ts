import { Refusal } from '#contract/errors.ts'
import { grievances } from '#contract/grievances.ts'
import { moderation, type ReportKind } from '#contract/moderation.ts'
import type { Services } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { decideAppeal, saveNameAppeal, saveRulingAppeal } from './appeals.ts'
import { appealPage, type LoadCards, reportPage } from './desk.ts'
import type { FindDeciders } from './grievances/deciders.ts'
import { grievanceHandlers } from './grievances/handlers.ts'
import { decisionLog } from './log.ts'
import { recordPrivateWords } from './private-words.ts'
import type { ConcernedTable, Moved, ReportTable, UpheldTable, WithheldTable } from './public.ts'
import { decideReport, saveReport } from './queries.ts'
import { getRuling } from './ruling.ts'
import { getSent } from './sent.ts'

/** What belongs to rooms after this one, handed in by whoever joins the rooms. */
export type ModerationReads = {
  reportTable: ReportTable
  upheldTable: UpheldTable
  withheldTable: WithheldTable
  concernedTable: ConcernedTable
  loadCards: LoadCards
  findDeciders: FindDeciders
  emitDeskChanged(services: Pick<Services, 'db' | 'live'>, role: 'moderator'): Promise<void>
}

const deskRoutes = ({ reportTable, upheldTable, withheldTable, concernedTable, loadCards, emitDeskChanged }: ModerationReads) =>
  serve(moderation, {
    log: async (_, { db }) => ({ months: await decisionLog.get(db) }),

    report: async (report, context) => {
      const { db, notices, vault, viewer } = context
      const { made, notifiedIds, moved } = await db.transaction().execute(async (tx) => {
        const found = await reportTable[report.kind](tx, viewer.id, report.subjectId)
        if (!found) throw new Refusal('NOT_FOUND')
        return saveReport(tx, { vault, notices }, viewer.id, found, report)
      })
      notices.announce(notifiedIds)
      if (moved) await emitMoved(withheldTable, context, { kind: report.kind, ...moved })
      await emitDeskChanged(context, 'moderator')
      return made
    },

    sent: ({ reportId }, { db, vault, viewer }) => getSent({ db, vault }, viewer.id, reportId),

    appealName: async (appeal, context) => {
      const made = await context.db.transaction().execute((tx) => saveNameAppeal(tx, context.viewer.id, appeal))
      await emitDeskChanged(context, 'moderator')
      return made
    },

    ruling: ({ reportId }, { db, vault, viewer }) => getRuling({ db, vault }, viewer.id, reportId, new Date()),

    appealRuling: async (appeal, context) => {
      const made = await context.db.transaction().execute((tx) => saveRulingAppeal(tx, context.viewer.id, appeal))
      await emitDeskChanged(context, 'moderator')
      return made
    },

    reports: async ({ cursor }, { db, vault, viewer }) => {
      const page = await reportPage({ db, vault, loadCards, concernedTable }, viewer.id, cursor)
      await recordPrivateWords(
        db,
        viewer.id,
        page.items.map(({ id: reportId, kind }) => ({ reportId, kind })),
      )
      return page
    },

    appeals: async ({ cursor }, { db, vault, viewer }) => {
      const page = await appealPage({ db, vault, loadCards, concernedTable }, viewer.id, cursor)
      await recordPrivateWords(
        db,
        viewer.id,
        page.items.flatMap((appeal) => (appeal.against === 'ruling' ? [appeal.ruling] : [])),
      )
      return page
    },

    decideReport: async ({ reportId: id, upheld, rule, words, closes = false, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      const { db, live, notices, sessions, viewer } = context
      const decision = { id, upheld, rule, words, closes }
      const { notifiedIds, touched, moved, closed, isDecided } = await db
        .transaction()
        .execute((tx) => decideReport(tx, { notices, upheldTable, concernedTable, closing: context }, viewer.id, decision))
      if (closed) sessions.announce(closed.ended)
      if (closed) await live.memberHidden(closed.memberId)
      notices.announce(notifiedIds)
      for (const interest of touched) live.touch(interest)
      if (moved) await emitMoved(withheldTable, context, moved)
      await emitDeskChanged(context, 'moderator')
      return { id, isDecided }
    },

    decideAppeal: async ({ appealId: id, upheld, words, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      const { db, live, notices, sessions, viewer } = context
      const { notifiedIds, moved, memberId } = await db
        .transaction()
        .execute((tx) => decideAppeal(tx, { notices, concernedTable, closing: context }, viewer.id, { id, upheld, words }))
      sessions.readAgain(memberId)
      await live.memberHidden(memberId)
      notices.announce(notifiedIds)
      if (moved) await emitMoved(withheldTable, context, moved)
      await emitDeskChanged(context, 'moderator')
      return { id }
    },
  })

export const moderationRoutes = (reads: ModerationReads) => ({
  moderation: deskRoutes(reads),
  grievances: serve(grievances, grievanceHandlers(reads)),
})

/** Has open pages look again at what was withheld or let go. */
async function emitMoved(table: WithheldTable, services: Pick<Services, 'db' | 'live'>, { kind, ...moved }: Moved & { kind: ReportKind }) {
  const isKept = (one: ReportKind): one is keyof WithheldTable => Object.hasOwn(table, one)
  if (isKept(kind)) await table[kind](services, moved)
}
