import type { Id } from '#contract/page.ts'
import type { AnswerRecord, ApplicationStatus, Posting, PostingCard, PostingField } from '#contract/posting.ts'
import { applicationStatuses, closeReasons } from '#contract/posting-words.ts'
import { formatCount, pluralize } from '../lib/count.ts'

const labelOf = <T extends string>(choices: readonly { id: T; label: string }[], id: T) => choices.find((choice) => choice.id === id)!.label

export const statusName = (status: ApplicationStatus) => labelOf(applicationStatuses, status)
export const closeWords = ({ closeReason }: Pick<PostingCard, 'closeReason'>) => (closeReason ? labelOf(closeReasons, closeReason) : '')

/** Where one's application to a job is read. */
export const applicationOf = (postingId: Id) => `/jobs?application=${postingId}`

/** Who reads an application, as its applicant is told. */
export const readersOf = (status: ApplicationStatus, { closeReason }: Pick<PostingCard, 'closeReason'>) =>
  status === 'withdrawn' || closeReason === 'removed'
    ? 'Nobody at the institution reads it any more.'
    : 'Read by those who recruit for the institution, and by nobody else.'

/** What a status means, by the tone of its badge. */
export const statusTones = {
  sent: 'plain',
  viewed: 'plain',
  shortlisted: 'neel',
  rejected: 'line',
  offer: 'verified',
  withdrawn: 'line',
} as const

/** How an institution answers, in words; nothing where it is too little to say. */
export function recordWords({ answeredOf100, medianDays, applications }: AnswerRecord) {
  if (answeredOf100 === null) return undefined
  return {
    answers: `${answeredOf100} of 100`,
    within: medianDays === null ? undefined : pluralize(medianDays, 'day'),
    basis: pluralize(applications, 'application'),
  }
}

/** "12 months, ₹5,00,000 if one leaves earlier"; empty where nothing is said of it. */
export function bondOf({ bondMonths: months, bondAmount: amount }: Pick<Posting, 'bondMonths' | 'bondAmount'>) {
  if (months === 0) return 'None'
  const said = [months !== null && pluralize(months, 'month'), amount !== null && `₹${formatCount(amount)} if one leaves earlier`]
  return said.filter(Boolean).join(', ')
}

const fieldNames: Record<PostingField, string> = {
  title: 'title',
  department: 'department',
  city: 'city',
  state: 'state',
  workType: 'work type',
  isRemote: 'remote work',
  isUrgent: 'urgency',
  salaryFrom: 'pay',
  salaryTo: 'pay',
  experienceFrom: 'experience',
  experienceTo: 'experience',
  specialty: 'specialty',
  industry: 'industry',
  companySize: 'company size',
  description: 'description',
  requirements: 'requirements',
  benefits: 'benefits',
  questions: 'questions',
  stipend: 'stipend',
  bondMonths: 'bond',
  bondAmount: 'bond',
  dutyHours: 'duty hours',
  living: 'living',
  council: 'registration',
  walkInOn: 'walk-in interview',
  degrees: 'degrees',
  openings: 'posts to fill',
  closesOn: 'last day to apply',
}

/** "Pay, duty hours": what an edit of a job changed. */
export function changedWords(fields: readonly PostingField[]) {
  const words = [...new Set(fields.map((field) => fieldNames[field]))].join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
