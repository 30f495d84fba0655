import type { Id } from '#contract/page.ts'
import type { ApplicationStatus, PostingCard, PostingField } from '#contract/posting.ts'
import { applicationStatuses, closeReasons } from '#contract/posting-words.ts'
import { dayOf, manageOf } from '../../institutions/words.ts'

/** Where a job is begun, edited, and where its applicants are read: each asks by itself whether one still may. */
export const newJobOf = (institutionId: Id) => `${manageOf(institutionId)}&new-job`
export const editorOf = (postingId: Id) => `/institutions?job=${postingId}`
export const applicantsOf = (postingId: Id) => `${editorOf(postingId)}&applicants`
/** Where everybody reads it. */
export const publicJobOf = (postingId: Id) => `/jobs?job=${postingId}`

/** How far a posting is, in a few words. */
export function standingOf({ postingState, closesOn, closeReason }: Pick<PostingCard, 'postingState' | 'closesOn' | 'closeReason'>) {
  if (postingState === 'draft') return 'Draft'
  if (postingState === 'published') return closesOn ? `Open until ${dayOf(closesOn)}` : 'Open'
  return `Closed. ${closeReasons.find(({ id }) => id === closeReason)?.label ?? ''}`.trim()
}

/** What each field is called, where it is spoken of apart from the form. */
export const fieldNames: Record<PostingField, string> = {
  ...{ title: 'title', department: 'department', city: 'city', state: 'state', workType: 'type', isRemote: 'remote', isUrgent: 'urgent' },
  ...{ salaryFrom: 'pay from', salaryTo: 'pay to', experienceFrom: 'experience from', experienceTo: 'experience to' },
  ...{ specialty: 'specialty', industry: 'industry', companySize: 'size', description: 'what the person will do' },
  ...{ requirements: 'what you ask for', benefits: 'benefits', questions: 'questions', stipend: 'stipend', bondMonths: 'bond' },
  ...{ bondAmount: 'bond amount', dutyHours: 'duty hours', living: 'living', council: 'council', walkInOn: 'walk-in day' },
  ...{ degrees: 'degrees', openings: 'posts to fill', closesOn: 'closes on' },
}

/** To a recruiter what nobody has looked at is new. */
export const statusName = (status: ApplicationStatus) =>
  status === 'sent' ? 'New' : applicationStatuses.find(({ id }) => id === status)!.label

export const statusTones = {
  sent: 'haldi',
  viewed: 'plain',
  shortlisted: 'neel',
  offer: 'verified',
  rejected: 'pending',
  withdrawn: 'line',
} as const satisfies Record<ApplicationStatus, string>
