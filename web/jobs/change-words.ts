import { councils } from '#contract/councils.ts'
import type { PostingChange, PostingField, PostingTerms } from '#contract/posting.ts'
import { livingChoices } from '#contract/posting-words.ts'
import { dayOf } from '../institutions/words.ts'
import { formatCount } from '../lib/count.ts'
import { experienceOf, payOf, workTypeName } from './card-words.ts'
import { bondOf, changedWords } from './words.ts'

/** What an edit tells as it was and as it is: the fields that it stands in, and its words. */
const terms: { label: string; of: PostingField[]; words: (terms: PostingTerms) => string }[] = [
  { label: 'Title', of: ['title'], words: ({ title }) => title },
  {
    label: 'Pay',
    of: ['salaryFrom', 'salaryTo'],
    words: ({ salaryFrom, salaryTo }) => (salaryFrom === null && salaryTo === null ? '' : payOf({ salaryFrom, salaryTo })),
  },
  { label: 'Stipend', of: ['stipend'], words: ({ stipend }) => (stipend === null ? '' : `₹${formatCount(stipend)} a month`) },
  {
    label: 'Place',
    of: ['city', 'state', 'isRemote'],
    words: ({ city, state, isRemote }) => placeOf(isRemote ? 'remote' : '', city, state),
  },
  { label: 'Work type', of: ['workType'], words: ({ workType }) => workTypeName(workType) },
  { label: 'Experience', of: ['experienceFrom', 'experienceTo'], words: experienceOf },
  { label: 'Specialty', of: ['specialty'], words: ({ specialty }) => specialty },
  { label: 'Department', of: ['department'], words: ({ department }) => department },
  { label: 'Duty hours', of: ['dutyHours'], words: ({ dutyHours }) => (dutyHours === null ? '' : `${dutyHours} a week`) },
  { label: 'Bond', of: ['bondMonths', 'bondAmount'], words: (one) => bondOf(one).toLowerCase() },
  { label: 'Living', of: ['living'], words: ({ living }) => livingChoices.find(({ id }) => id === living)!.label.toLowerCase() },
  { label: 'Registration', of: ['council'], words: ({ council }) => councils.find(({ id }) => id === council)?.name ?? 'any council' },
  { label: 'Walk-in interview', of: ['walkInOn'], words: ({ walkInOn }) => (walkInOn === null ? '' : dayOf(walkInOn)) },
  { label: 'Posts to fill', of: ['openings'], words: ({ openings }) => formatCount(openings) },
  { label: 'Last day to apply', of: ['closesOn'], words: ({ closesOn }) => (closesOn === null ? '' : dayOf(closesOn)) },
]

const placeOf = (...parts: string[]) => parts.filter(Boolean).join(', ')
const NOT_STATED = 'not stated'

/** "Pay: from ₹42 LPA to ₹20 LPA": an edit of a job, as it was and as it is. What takes more than a few words is named. */
export function changeWords({ fields, before, after }: PostingChange): string {
  const differing = terms.filter(({ of, words }) => of.some((field) => fields.includes(field)) && words(before) !== words(after))
  const lines = differing.map(({ label, words }) => `${label}: from ${words(before) || NOT_STATED} to ${words(after) || NOT_STATED}`)
  const named = fields.filter((field) => !differing.some(({ of }) => of.includes(field)))
  return [...lines, ...(named.length > 0 ? [`${changedWords(named)} changed`] : [])].join('; ')
}
