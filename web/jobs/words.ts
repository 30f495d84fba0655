import { councils } from '#contract/councils.ts'
import type { Id } from '#contract/page.ts'
import type { AnswerRecord, ApplicationStatus, Posting, PostingCard, PostingField } from '#contract/posting.ts'
import { applicationStatuses, closeReasons, eligibleDegrees, livingChoices } from '#contract/posting-words.ts'
import { dayOf } from '../institutions/words.ts'
import { formatCount, pluralize } from '../lib/count.ts'

const labelOf = <T extends string>(choices: readonly { id: T; label: string }[], id: T) => choices.find((choice) => choice.id === id)!.label

export const statusName = (status: ApplicationStatus) => labelOf(applicationStatuses, status)
export const closeWords = ({ closeReason }: Pick<PostingCard, 'closeReason'>) => (closeReason ? labelOf(closeReasons, closeReason) : '')

/** Where one's application to a job is read. */
export const applicationOf = (postingId: Id) => `/jobs?application=${postingId}`

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

/** What else is said of a job, with its label; what is not said is left out. */
export const factsOf = (posting: Posting): [label: string, words: string][] =>
  (
    [
      ['Specialty', posting.specialty],
      ['Department', posting.department],
      ['Stipend', posting.stipend === null ? '' : `₹${formatCount(posting.stipend)} a month`],
      ['Duty hours', posting.dutyHours === null ? '' : `${posting.dutyHours} a week`],
      ['Bond', bondOf(posting)],
      ['Living', posting.living === 'not_stated' ? '' : labelOf(livingChoices, posting.living)],
      ['Registration', posting.council === null ? '' : councils.find(({ id }) => id === posting.council)!.name],
      ['Open to', posting.degrees.map((degree) => labelOf(eligibleDegrees, degree)).join(', ')],
      ['Walk-in interview', posting.walkInOn === null ? '' : dayOf(posting.walkInOn)],
      ['Posts to fill', posting.openings > 1 ? formatCount(posting.openings) : ''],
      ['Last day to apply', posting.closesOn === null ? '' : dayOf(posting.closesOn)],
    ] as [string, string][]
  ).filter(([, words]) => words)

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
