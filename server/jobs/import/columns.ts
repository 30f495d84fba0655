import { councils } from '#contract/councils.ts'
import type { PostingField } from '#contract/posting.ts'
import { eligibleDegrees, livingChoices, workTypes } from '#contract/posting-words.ts'
import { asDay, asLines, asNumber, asOneOf, asQuestions, asRequirements, asSeveralOf, asText, asYesOrNo, plain } from './cells.ts'

type Column = { names: readonly string[]; read: (cell: string) => unknown }

const asLakh = asNumber('LPA', 'lakh', 'lakhs', 'lac', 'lacs')
const asYears = asNumber('years', 'year', 'yrs', 'yr')
const asRupees = asNumber('rupees', 'INR', 'Rs')

/** What the columns of a CSV file are called, and how their cells are read. */
const columns: Record<PostingField, Column> = {
  title: { names: ['title', 'job title', 'post', 'position'], read: asText },
  department: { names: ['department'], read: asText },
  city: { names: ['city', 'place', 'location'], read: asText },
  state: { names: ['state'], read: asText },
  workType: { names: ['type', 'work type', 'job type', 'employment type'], read: asOneOf(workTypes) },
  isRemote: { names: ['remote'], read: asYesOrNo },
  isUrgent: { names: ['urgent'], read: asYesOrNo },
  salaryFrom: { names: ['pay from', 'pay from, LPA', 'salary from', 'minimum pay LPA'], read: asLakh },
  salaryTo: { names: ['pay to', 'pay to, LPA', 'salary to', 'maximum pay LPA'], read: asLakh },
  experienceFrom: { names: ['experience from', 'experience', 'minimum experience'], read: asYears },
  experienceTo: { names: ['experience to', 'maximum experience'], read: asYears },
  specialty: { names: ['specialty', 'speciality'], read: asText },
  industry: { names: ['industry'], read: asText },
  companySize: { names: ['who works there', 'company size'], read: asText },
  description: { names: ['what the person will do', 'description', 'job description'], read: asText },
  requirements: { names: ['what you ask for', 'requirements'], read: asRequirements },
  benefits: { names: ['benefits'], read: asLines },
  questions: { names: ['questions', 'questions to applicants'], read: asQuestions },
  stipend: { names: ['stipend', 'stipend, ₹ a month'], read: asRupees },
  bondMonths: { names: ['bond, months', 'bond months'], read: asNumber('months', 'month') },
  bondAmount: { names: ['bond, ₹', 'bond amount'], read: asRupees },
  dutyHours: { names: ['duty hours', 'duty hours a week'], read: asNumber('hours', 'hour', 'hrs', 'hr') },
  living: { names: ['living', 'accommodation'], read: asOneOf(livingChoices) },
  council: { names: ['registration with', 'council'], read: asOneOf(councils) },
  walkInOn: { names: ['walk-in on', 'walk-in'], read: asDay },
  degrees: { names: ['degrees', 'open to these degrees'], read: asSeveralOf(eligibleDegrees) },
  openings: { names: ['posts to fill', 'openings', 'vacancies'], read: asNumber('posts', 'post', 'vacancies', 'vacancy') },
  closesOn: { names: ['closes on', 'last day', 'last date'], read: asDay },
}

const ID_NAMES = ['id', 'external id', 'reference', 'job id', 'ref'].map(plain)

const byName = new Map(
  Object.entries(columns).flatMap(([field, { names, read }]) =>
    [field, ...names].map((name) => [plain(name), { field: field as PostingField, read }] as const),
  ),
)

/** Which field a column of this name fills; `id` what the row is called where it comes from. */
export const columnOf = (name: string) => (ID_NAMES.includes(plain(name)) ? ('id' as const) : byName.get(plain(name)))
