import type { CheckToReview } from '#contract/checks.ts'
import type { QueueItem } from '#contract/claim.ts'
import type { QuarantinedDocument } from '#contract/documents.ts'
import type { Feedback } from '#contract/feedback.ts'
import type { GrievanceToReview } from '#contract/grievances.ts'
import type { InstitutionQueueItem } from '#contract/institution-claims.ts'
import type { ManuscriptRow } from '#contract/manuscripts.ts'
import type { AppealToReview, ReportToReview } from '#contract/moderation.ts'
import type { MemberCard } from '#contract/profile.ts'
import { DECIDE_DAYS, reportReasons } from '#contract/report-reasons.ts'
import { flaggedInWords, quarantinedName, questionOf } from '../../doxy/library/words.ts'
import { aboutOf } from '../../moderation/grievances/about.ts'
import { kindOf } from '../../moderation/OpenReported.tsx'

const DAY_MS = 24 * 3600_000

type What =
  | 'Licence'
  | 'Licence, appeal'
  | 'Institution'
  | 'Post check'
  | 'Course'
  | 'Document'
  | 'Answer of Doxy AI'
  | 'Report'
  | 'Appeal'
  | 'Grievance'

/** Something that waits for a reviewer, whatever it is. */
export type Waiting = {
  id: string
  what: What
  title: string
  about: string
  from: string
  /** Null where the clock stands still. */
  due: string | null
  /** Before everything else, whenever that is due. */
  first?: true
  /** Another reviewer works on it. */
  taken?: true
  to: string
  /** What is decided where it stands. */
  decide?:
    | { report: ReportToReview }
    | { appeal: AppealToReview }
    | { grievance: GrievanceToReview }
    | { document: QuarantinedDocument }
    | { answer: Feedback }
}

/** A list of the desk as far as it was read, in its order; there may be more of it. */
export type Read = { items: readonly Waiting[]; isMore: boolean }

const rankOf = ({ first, due }: Waiting) => [first ? 0 : 1, due === null ? Number.POSITIVE_INFINITY : Date.parse(due)] as const

function inOrder(one: Waiting, other: Waiting) {
  const [a, b] = [rankOf(one), rankOf(other)]
  if (a[0] !== b[0]) return a[0] - b[0]
  return a[1] === b[1] ? one.id.localeCompare(other.id) : a[1] - b[1]
}

/** One list of several: patients first, then whatever is due first, no further than every list was read. */
export function oneQueue(lists: readonly Read[]): Read {
  const all = lists.flatMap(({ items }) => items).toSorted(inOrder)
  const ends = lists.flatMap(({ items, isMore }) => (isMore ? (items.at(-1) ?? []) : []))
  const end = ends.toSorted(inOrder)[0]
  return { items: end ? all.slice(0, all.indexOf(end) + 1) : all, isMore: end !== undefined }
}

/** Whether all these words stand in the row of something, in capitals or not. */
export function names({ what, title, about }: Waiting, words: string) {
  const row = `${what} ${title} ${about}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => row.includes(word))
}

const dueAfter = (since: string) => new Date(Date.parse(since) + DECIDE_DAYS * DAY_MS).toISOString()

export const ofClaim = ({ id, member, isAppeal, disputed, submittedAt, dueAt, lockedBy }: QueueItem): Waiting => ({
  ...{ id, what: isAppeal ? 'Licence, appeal' : 'Licence', title: member.name, about: disputed ? 'Somebody else claims the same' : '' },
  ...{ from: submittedAt, due: dueAt, to: `/verification?claim=${id}` },
  ...(lockedBy === 'another' && { taken: true as const }),
})

export const ofPage = ({ id, institution, member, contested, submittedAt, dueAt }: InstitutionQueueItem): Waiting => ({
  ...{ id, what: 'Institution', title: institution.name, about: contested ? 'Two people claim it' : `claimed by ${member.name}` },
  ...{ from: submittedAt, due: dueAt, to: `/verification?desk=institutions&page-claim=${id}` },
})

export const ofCheck = ({ check, author, waitingSince }: CheckToReview): Waiting => ({
  ...{ id: check.postId, what: 'Post check', title: `Post by ${author.name}`, about: check.contest ? 'contested by its author' : '' },
  ...{ from: waitingSince, due: dueAfter(waitingSince), to: '/verification?desk=posts' },
})

export const ofCourse = ({ id, title, author, submittedAt }: ManuscriptRow & { author: MemberCard }): Waiting => ({
  ...{ id, what: 'Course', title: title || 'A course without a title', about: `by ${author.name}`, from: submittedAt ?? '' },
  ...{ due: submittedAt && dueAfter(submittedAt), to: `/verification?desk=courses&manuscript=${id}` },
})

export const ofDocument = (document: QuarantinedDocument): Waiting => ({
  ...{ id: String(document.no), what: 'Document', title: quarantinedName(document), from: document.uploadedAt },
  about: document.flagged > 0 ? flaggedInWords(document.flagged) : 'uploaded without signing in',
  ...{ due: dueAfter(document.uploadedAt), to: '/verification?desk=documents', decide: { document } },
})

export const ofAnswer = (answer: Feedback): Waiting => ({
  ...{ id: answer.id, what: 'Answer of Doxy AI', title: questionOf(answer), about: 'said not to be right' },
  ...{ from: answer.at, due: dueAfter(answer.at), to: '/verification?desk=answers' },
  ...(answer.mayDecide && { decide: { answer } }),
})

export function ofReport(report: ReportToReview): Waiting {
  const { label, whose } = kindOf(report.kind)
  return {
    ...{ id: report.id, what: 'Report', title: `${label} ${whose} ${report.about.name}` },
    about: reportReasons.find(({ id }) => id === report.reason)!.label,
    ...{ from: report.at, due: report.dueAt, to: '/verification?desk=reports' },
    ...(report.reason === 'patient_privacy' && { first: true as const }),
    ...(report.mayDecide && { decide: { report } }),
  }
}

export const ofAppeal = (appeal: AppealToReview): Waiting => ({
  ...{ id: appeal.id, what: 'Appeal', from: appeal.at, due: appeal.dueAt, to: '/verification?desk=reports' },
  title:
    appeal.against === 'name'
      ? appeal.name
      : `${kindOf(appeal.ruling.kind).label} ${kindOf(appeal.ruling.kind).whose} ${appeal.member.name}`,
  about: appeal.against === 'name' ? 'a name that was refused' : 'a report that was upheld',
  ...(appeal.mayDecide && { decide: { appeal } }),
})

export const ofGrievance = (grievance: GrievanceToReview): Waiting => ({
  ...{ id: grievance.id, what: 'Grievance', title: `${grievance.reference}, ${grievance.member.name}`, about: aboutOf(grievance.kind) },
  ...{ from: grievance.at, due: grievance.dueAt, to: '/verification?desk=reports' },
  ...(grievance.mayDecide && { decide: { grievance } }),
})
