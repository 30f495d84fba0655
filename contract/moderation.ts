import { z } from 'zod'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { reportKinds } from './report-kinds.ts'
import { DECISION_WORDS_MAX, REPORT_WORDS_MAX, reportReasons } from './report-reasons.ts'
import { member, protective, refuses, reviewer } from './route.ts'
import { nameLine, prose } from './text.ts'

/** What can be reported. */
export const ReportKind = z.enum(reportKinds.map(({ id }) => id))
export type ReportKind = z.infer<typeof ReportKind>

export const ReportReason = z.enum(
  reportReasons.map(({ id }) => id),
  'Choose a reason from the list.',
)
export type ReportReason = z.infer<typeof ReportReason>

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
  reporter: MemberCard,
  at: Moment,
  /** False for a reviewer whom it concerns. */
  mayDecide: z.boolean(),
})
export type ReportToReview = z.infer<typeof ReportToReview>

/** An appeal against a refused name, as it waits on the desk. */
export const AppealToReview = z.object({
  id: Id,
  member: MemberCard,
  name: z.string(),
  /** Why the name was refused. */
  fault: z.string(),
  words: z.string(),
  at: Moment,
  mayDecide: z.boolean(),
})
export type AppealToReview = z.infer<typeof AppealToReview>

const Made = z.object({ id: Id })
const Page = z.strictObject({ cursor: Cursor.optional() })
const DecisionWords = prose(DECISION_WORDS_MAX)

export const moderation = {
  report: protective
    .route({ method: 'POST', path: '/api/moderation/reports', successStatus: 201, summary: 'Report something to a reviewer' })
    .input(
      z
        .strictObject({ kind: ReportKind, subjectId: Id, reason: ReportReason, words: prose(REPORT_WORDS_MAX, 0) })
        .refine(({ reason, words }) => reason !== 'other' || words !== '', { path: ['words'], message: 'Please say what is wrong.' }),
    )
    .output(Made)
    .errors(refuses('NOT_FOUND', 'OWN_REPORT', 'ALREADY_REPORTED')),

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

  reports: reviewer
    .route({ method: 'GET', path: '/api/moderation/reports', summary: 'Reports that wait for a reviewer, oldest first' })
    .input(Page)
    .output(pageOf(ReportToReview)),

  appeals: reviewer
    .route({ method: 'GET', path: '/api/moderation/appeals', summary: 'Appeals that wait for a reviewer, oldest first' })
    .input(Page)
    .output(pageOf(AppealToReview)),

  decideReport: reviewer
    .route({ method: 'POST', path: '/api/moderation/reports/{reportId}/decision', summary: 'Close a report; its reporter is notified' })
    .input(z.strictObject({ reportId: Id, upheld: z.boolean(), words: DecisionWords }))
    .output(Made)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CASE', 'CASE_DECIDED')),

  decideAppeal: reviewer
    .route({
      method: 'POST',
      path: '/api/moderation/appeals/{appealId}/decision',
      summary: 'Close an appeal: a name that is accepted may be used by this member, to the letter',
    })
    .input(z.strictObject({ appealId: Id, upheld: z.boolean(), words: DecisionWords }))
    .output(Made)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CASE', 'CASE_DECIDED')),
}
