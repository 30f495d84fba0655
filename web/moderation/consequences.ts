import type { ReportKind, ReportReason } from '#contract/moderation.ts'
import { reportKinds } from '#contract/report-kinds.ts'

type Consequence = {
  /** What a decision that the report is right does besides. */
  does: string
  /** What of that stays where an appeal reverses the decision. */
  stays: string
}

const NOTHING = 'It stays where it is: its author and whoever reported it read the decision, and nothing is hidden or removed by it.'

/** By kind; of what is not here a decision says that it breaks a rule, and does no more. */
export const consequences: Partial<Record<ReportKind, Consequence>> = {
  posting: {
    does: 'The job is closed for good, and its applicants are notified.',
    stays: 'The job stays closed. It can be offered again as a new one.',
  },
  institution: {
    does: 'The page loses its mark, and its jobs take no applications until a reviewer has approved a claim to it again. Its owners read your reasons.',
    stays: 'The page bears its mark again once a reviewer has approved a claim to it.',
  },
  event: {
    does: 'The event is cancelled for good, and those who are going are notified.',
    stays: 'The event stays cancelled. It can be held again as a new one.',
  },
  course: {
    does: 'The course is withdrawn: nobody finds or begins it until a reviewer has published it again.',
    stays: 'The course stays withdrawn until it is submitted and published again.',
  },
}

/** What a decision that the report is right does besides, also that it does nothing. */
export function consequenceOf({ kind, reason }: { kind: ReportKind; reason: ReportReason }) {
  const isWithheld = reason === 'patient_privacy' && reportKinds.some(({ id, withheld }) => id === kind && withheld)
  return isWithheld ? 'It stays hidden from everybody but its author and reviewers.' : (consequences[kind]?.does ?? NOTHING)
}
