import { z } from 'zod'
import { GRIEVANCE_WORDS_MAX, GRIEVANCES_SHOWN, grievanceKinds } from './grievance-kinds.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { DECISION_WORDS_MAX } from './report-reasons.ts'
import { closed, moderator, protectiveClosed, refuses } from './route.ts'
import { prose } from './text.ts'

const GrievanceKind = z.enum(
  grievanceKinds.map(({ id }) => id),
  'Choose what it is about.',
)
export type GrievanceKind = z.infer<typeof GrievanceKind>

const Filed = z.object({
  id: Id,
  /** Like GR-2026-000123: what it is called in letters and on the telephone. It opens nothing. */
  reference: z.string(),
  kind: GrievanceKind,
  words: z.string(),
  /** When it was received, and acknowledged with that. */
  at: Moment,
  /** Until when it is answered. */
  dueAt: Moment,
})

/** A complaint of the viewer's to the grievance officer, with its answer. */
const Grievance = Filed.extend({
  /** Null while it waits; upheld, something was put right. */
  outcome: z.object({ upheld: z.boolean(), words: z.string(), at: Moment }).nullable(),
})
export type Grievance = z.infer<typeof Grievance>

/** A grievance as it waits on the desk. */
const GrievanceToReview = Filed.extend({
  member: MemberCard,
  /** False for the reviewer whose own it is, and for whoever decided what it may complain of. */
  mayDecide: z.boolean(),
})
export type GrievanceToReview = z.infer<typeof GrievanceToReview>

export const grievances = {
  list: closed
    .route({ method: 'GET', path: '/api/grievances', summary: 'The viewer’s grievances, newest first' })
    .output(z.object({ items: z.array(Grievance).max(GRIEVANCES_SHOWN) })),

  file: protectiveClosed
    .route({ method: 'POST', path: '/api/grievances', successStatus: 201, summary: 'Complain to the grievance officer' })
    .input(z.strictObject({ kind: GrievanceKind, words: prose(GRIEVANCE_WORDS_MAX) }))
    .output(Grievance),

  desk: moderator
    .route({ method: 'GET', path: '/api/grievances/desk', summary: 'Grievances that wait for an answer, whichever is due first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(GrievanceToReview)),

  decide: moderator
    .route({ method: 'POST', path: '/api/grievances/{grievanceId}/decision', summary: 'Answer a grievance; its member is notified' })
    .input(z.strictObject({ grievanceId: Id, upheld: z.boolean(), words: prose(DECISION_WORDS_MAX) }))
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CASE', 'CASE_DECIDED')),
}
