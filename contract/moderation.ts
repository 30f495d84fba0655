import { z } from 'zod'
import { houseRules } from './house-rules.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { reportKinds } from './report-kinds.ts'
import { DECISION_WORDS_MAX, LOG_FEWEST, REPORT_WORDS_MAX, reportReasons } from './report-reasons.ts'
import { anyone, closed, member, moderator, protective, protectiveClosed, refuses } from './route.ts'
import { nameLine, prose } from './text.ts'

/** What can be reported. */
export const ReportKind = z.enum(reportKinds.map(({ id }) => id))
export type ReportKind = z.infer<typeof ReportKind>

export const ReportReason = z.enum(
  reportReasons.map(({ id }) => id),
  'Choose a reason from the list.',
)
export type ReportReason = z.infer<typeof ReportReason>

/** The rule of the house that a decision names. */
export const HouseRule = z.enum(
  houseRules.map(({ id }) => id),
  'Choose the rule that it breaks.',
)
export type HouseRule = z.infer<typeof HouseRule>

/** A report as it waits on the desk. */
export const ReportToReview = z.object({
  id: Id,
  kind: ReportKind,
  /** Where it is shown: what completes the address of its kind. */
  place: z.string(),
  reason: ReportReason,
  /** The reporter's words; may be empty. */
  words: z.string(),
  /** What it said when it was reported. */
  quoted: z.string(),
  /** Whose it is. */
  about: MemberCard,
  /** Null once they have left. */
  reporter: MemberCard.nullable(),
  at: Moment,
  /** Until when it is to be decided. */
  dueAt: Moment,
  /** Since when it is withheld because of this report. */
  hidAt: Moment.nullable(),
  /** False for a reviewer whom it concerns. */
  mayDecide: z.boolean(),
  /** Whether the decision may close the account of whose it is. */
  mayClose: z.boolean(),
  /** That a moderator has asked for that, which another one has to decide with them; null where nobody has. */
  closing: z.object({ by: MemberCard.nullable(), isOwn: z.boolean(), words: z.string(), at: Moment }).nullable(),
})
export type ReportToReview = z.infer<typeof ReportToReview>

/** A report that the viewer sent, with what was decided on it. */
export const SentReport = z.object({
  id: Id,
  kind: ReportKind,
  reason: ReportReason,
  words: z.string(),
  at: Moment,
  dueAt: Moment,
  hidAt: Moment.nullable(),
  /** Null while it waits; `review` is what another reviewer said to an appeal against it. */
  outcome: z
    .object({
      upheld: z.boolean(),
      /** Null where it was not upheld. */
      rule: HouseRule.nullable(),
      decision: z.string(),
      decidedAt: Moment,
      review: z.object({ upheld: z.boolean(), decision: z.string(), decidedAt: Moment }).nullable(),
    })
    .nullable(),
})
export type SentReport = z.infer<typeof SentReport>

/** A decision on a report, as whoever wrote what was reported reads it, and whoever looks at it a second time. */
const Ruling = z.object({
  reportId: Id,
  kind: ReportKind,
  place: z.string(),
  reason: ReportReason,
  quoted: z.string(),
  rule: HouseRule,
  /** The reviewer's words. */
  decision: z.string(),
  decidedAt: Moment,
  /** Whether it closed the account of whose it is. */
  closes: z.boolean(),
})

/** What was decided about something of the viewer's, or is withheld until then; who reported it is not said. */
export const OwnRuling = Ruling.extend({
  dueAt: Moment,
  /** Since when it was withheld, before anybody decided. */
  hidAt: Moment.nullable(),
  /** Whether it is withheld now, by whichever report. */
  isHidden: z.boolean(),
  /** Null, as is what was decided, while it waits. */
  upheld: z.boolean().nullable(),
  rule: HouseRule.nullable(),
  decision: z.string().nullable(),
  decidedAt: Moment.nullable(),
  /** The last moment for an appeal; null where there is nothing to appeal against. */
  appealUntil: Moment.nullable(),
  mayAppeal: z.boolean(),
  /** The viewer's appeal, with what another reviewer said to it. */
  appeal: z
    .object({
      words: z.string(),
      at: Moment,
      /** Null while it waits; upheld, the decision is reversed. */
      outcome: z.object({ upheld: z.boolean(), decision: z.string(), decidedAt: Moment }).nullable(),
    })
    .nullable(),
})
export type OwnRuling = z.infer<typeof OwnRuling>

/** An appeal as it waits on the desk. */
const Appeal = z.object({ id: Id, member: MemberCard, words: z.string(), at: Moment, dueAt: Moment, mayDecide: z.boolean() })

/** An appeal against a refused name, with why it was refused. */
export const NameAppeal = Appeal.extend({ against: z.literal('name'), name: z.string(), fault: z.string() })
export type NameAppeal = z.infer<typeof NameAppeal>

/** An appeal against what was decided on a report. */
export const RulingAppeal = Appeal.extend({ against: z.literal('ruling'), ruling: Ruling })
export type RulingAppeal = z.infer<typeof RulingAppeal>

export const AppealToReview = z.discriminatedUnion('against', [NameAppeal, RulingAppeal])
export type AppealToReview = z.infer<typeof AppealToReview>

/** A count that is told to everybody: null where it is so low that one could guess whom it counts. */
const OpenCount = z.number().int().min(LOG_FEWEST).nullable()

/** What was decided in a month of India's calendar, without who, about whom or in which words. */
export const LogMonth = z.object({
  /** Like 2026-11. */
  month: z.string(),
  decisions: z.array(z.object({ kind: ReportKind, reason: ReportReason, upheld: OpenCount, notUpheld: OpenCount })),
  /** Members whose account two moderators closed; whether it is open again is not counted here. */
  closed: OpenCount,
  /** Appeals against decisions that were decided then, and those of them that reversed one. */
  appeals: OpenCount,
  reversed: OpenCount,
  /** From a report to its decision; null where too few were decided. */
  medianHours: z.number().int().min(0).nullable(),
})
export type LogMonth = z.infer<typeof LogMonth>

const Made = z.object({ id: Id })
const Page = z.strictObject({ cursor: Cursor.optional() })
const DecisionWords = prose(DECISION_WORDS_MAX)

export const moderation = {
  log: anyone
    .route({ method: 'GET', path: '/api/moderation/log', summary: 'What reviewers decided in the last months, in counts that name nobody' })
    .output(z.object({ months: z.array(LogMonth) })),

  report: protective
    .route({ method: 'POST', path: '/api/moderation/reports', successStatus: 201, summary: 'Report something to a reviewer' })
    .input(
      z
        .strictObject({ kind: ReportKind, subjectId: Id, reason: ReportReason, words: prose(REPORT_WORDS_MAX, 0) })
        .refine(({ reason, words }) => reason !== 'other' || words !== '', { path: ['words'], message: 'Please say what is wrong.' }),
    )
    .output(z.object({ id: Id, dueAt: Moment, hidAt: Moment.nullable() }))
    .errors(refuses('NOT_FOUND', 'OWN_REPORT', 'ALREADY_REPORTED', 'REPORT_DECIDED')),

  sent: member
    .route({ method: 'GET', path: '/api/moderation/reports/{reportId}', summary: 'What became of a report that one has sent' })
    .input(z.strictObject({ reportId: Id }))
    .output(SentReport)
    .errors(refuses('NOT_FOUND')),

  appealName: member
    .route({
      method: 'POST',
      path: '/api/moderation/appeals',
      successStatus: 201,
      summary: 'Ask a person to look at a name that was refused',
    })
    .input(z.strictObject({ name: nameLine(160), words: prose(REPORT_WORDS_MAX, 0) }))
    .output(Made)
    .errors(refuses('ALREADY_APPEALED', 'NAME_ALLOWED')),

  ruling: closed
    .route({ method: 'GET', path: '/api/moderation/rulings/{reportId}', summary: 'What was decided about something of one’s own' })
    .input(z.strictObject({ reportId: Id }))
    .output(OwnRuling)
    .errors(refuses('NOT_FOUND')),

  appealRuling: protectiveClosed
    .route({
      method: 'POST',
      path: '/api/moderation/rulings/{reportId}/appeal',
      successStatus: 201,
      summary: 'Ask another reviewer to look at a decision, once',
    })
    .input(z.strictObject({ reportId: Id, words: prose(REPORT_WORDS_MAX) }))
    .output(Made)
    .errors(refuses('NOT_FOUND', 'ALREADY_APPEALED', 'APPEAL_CLOSED')),

  reports: moderator
    .route({
      method: 'GET',
      path: '/api/moderation/reports',
      summary: 'Reports that wait for a reviewer: those about a patient first, then whichever is due first',
    })
    .input(Page)
    .output(pageOf(ReportToReview)),

  appeals: moderator
    .route({ method: 'GET', path: '/api/moderation/appeals', summary: 'Appeals that wait for a reviewer, whichever is due first' })
    .input(Page)
    .output(pageOf(AppealToReview)),

  decideReport: moderator
    .route({
      method: 'POST',
      path: '/api/moderation/reports/{reportId}/decision',
      summary:
        'Close a report; its reporter is notified, and whose it is when it is upheld. A post, a comment or a paper is withheld then, a job is closed, an event is cancelled, a course is withdrawn, and the page of an institution loses its mark. Two moderators who say so close the account',
    })
    .input(
      z
        .strictObject({
          reportId: Id,
          upheld: z.boolean(),
          /** Kept where the report is upheld, which it has to be for. */
          rule: HouseRule.optional(),
          words: DecisionWords,
          /** Closes the account of whose it is, where another moderator has asked for that; asks for it where none has, and the report waits. */
          closes: z.boolean().optional(),
        })
        .refine(({ upheld, rule }) => !upheld || rule !== undefined, { path: ['rule'], message: 'Choose the rule that it breaks.' })
        .refine(({ upheld, closes }) => upheld || !closes, { path: ['closes'], message: 'Only a report that is right closes an account.' }),
    )
    .output(Made.extend({ isDecided: z.boolean() }))
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CASE', 'CASE_DECIDED', 'NOT_CLOSABLE')),

  decideAppeal: moderator
    .route({
      method: 'POST',
      path: '/api/moderation/appeals/{appealId}/decision',
      summary:
        'Close an appeal: a name that is upheld may be used by this member, to the letter; a decision on a report is reversed, with the closing of an account, but for a job that it closed, an event that it cancelled, a course that it withdrew and the mark of a page',
    })
    .input(z.strictObject({ appealId: Id, upheld: z.boolean(), words: DecisionWords }))
    .output(Made)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CASE', 'CASE_DECIDED')),
}
