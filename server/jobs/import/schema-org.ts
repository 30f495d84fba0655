import { dayInIndia } from '../../platform/india.ts'
import { plainTextOf } from '../../platform/web-page/plain-text.ts'
import { LINES_READ } from './cells.ts'
import { isNode, type Node, numberIn } from './node.ts'
import { type ReadRow, type RowFault, Unfit } from './row.ts'
import { lakhOf } from './salary.ts'

/** What is read, and what every feed says that is nobody's here: whose it is and where it stands. */
const READ = ['title', 'name', 'description', 'employmentType', 'jobLocation', 'jobLocationType', 'baseSalary', 'experienceRequirements']
const READ_TOO = [
  'educationRequirements',
  'qualifications',
  'skills',
  'responsibilities',
  'jobBenefits',
  'industry',
  'validThrough',
  'totalJobOpenings',
  'identifier',
]
const KNOWN = new Set([
  ...READ,
  ...READ_TOO,
  '@type',
  '@context',
  '@id',
  'url',
  'datePosted',
  'hiringOrganization',
  'directApply',
  'sameAs',
])

export const isReadField = (name: string) => KNOWN.has(name)

const workTypes = new Map([
  ['FULL_TIME', 'full_time'],
  ['PART_TIME', 'part_time'],
  ['CONTRACTOR', 'contract'],
  ['TEMPORARY', 'contract'],
  ['INTERN', 'internship'],
  ['PER_DIEM', 'locum'],
])

/** A posting of a feed. What it does not say is left to its draft. */
export function readPosting(posting: Node, at: number): ReadRow {
  const faults: RowFault[] = []
  const said: ReadRow['said'] = {}
  const fields: { [Field in keyof ReadRow['said']]: () => unknown } = {
    title: () => textIn(posting.title) || textIn(posting.name),
    description: () => [posting.description, posting.responsibilities].map(proseIn).filter(Boolean).join('\n\n'),
    city: () => addressOf(posting).city,
    state: () => addressOf(posting).state,
    workType: () =>
      [posting.employmentType]
        .flat()
        .map((type) => workTypes.get(textIn(type).toUpperCase()))
        .find(Boolean),
    isRemote: () => (textIn(posting.jobLocationType).toUpperCase() === 'TELECOMMUTE' ? true : undefined),
    salaryFrom: () => lakhOf(posting.baseSalary).from,
    salaryTo: () => lakhOf(posting.baseSalary).to,
    experienceFrom: () => yearsOf(posting.experienceRequirements),
    requirements: () => requirementsOf(posting),
    benefits: () => linesIn(posting.jobBenefits),
    industry: () => [posting.industry].flat().map(textIn).find(Boolean),
    openings: () => posting.totalJobOpenings,
    closesOn: () => lastDayOf(posting.validThrough),
  }
  for (const [field, read] of Object.entries(fields) as [keyof typeof said, () => unknown][])
    try {
      const value = read()
      if (value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) said[field] = value
    } catch (fault) {
      if (!(fault instanceof Unfit)) throw fault
      faults.push({ field, words: fault.message })
    }
  // Both ends of a range are refused in the same words.
  const distinct = faults.filter(({ words }, nth) => faults.findIndex((other) => other.words === words) === nth)
  return { at, externalId: idOf(posting), said, faults: distinct }
}

const nameIn = (value: unknown): unknown =>
  isNode(value) ? (value.name ?? value.value ?? value.credentialCategory ?? value.description) : value

/** A text, or the name of the thing that stands in its place. */
function textIn(value: unknown): string {
  const named = nameIn(value)
  return typeof named === 'string' ? plainTextOf(named) : typeof named === 'number' ? String(named) : ''
}
const proseIn = (value: unknown) => [value].flat().map(textIn).join('\n')

const linesIn = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((one) => textIn(one).split('\n'))
    .map((line) => line.replace(/^\s*[•*-]\s+/, '').trim())
    .filter(Boolean)
    .slice(0, LINES_READ)

/** By the identifier of its institution; else by the address that it has for machines, or for people. */
const idOf = ({ identifier, '@id': id, url }: Node) =>
  [isNode(identifier) ? (identifier.value ?? identifier.name) : identifier, id, url].map(textIn).find(Boolean) ?? ''

function addressOf({ jobLocation }: Node): { city: string; state: string } {
  const place = [jobLocation].flat().find(Boolean)
  const address = isNode(place) ? (place.address ?? place) : place
  if (!isNode(address)) return { city: textIn(address), state: '' }
  return { city: textIn(address.addressLocality), state: textIn(address.addressRegion) }
}

/** Whole years of what is said in months; what is said in words is a line of what is asked for. */
function yearsOf(asked: unknown): number | undefined {
  const months = isNode(asked) ? numberIn(asked.monthsOfExperience) : Number.NaN
  return Number.isFinite(months) ? Math.floor(months / 12) : undefined
}

const requirementsOf = ({ experienceRequirements, educationRequirements, qualifications, skills }: Node) => {
  const lines = (value: unknown, kind: string, strictness = 'must') => linesIn(value).map((words) => ({ kind, strictness, words }))
  return [
    ...lines(educationRequirements, 'qualification'),
    ...lines(qualifications, 'qualification'),
    ...(isNode(experienceRequirements) ? [] : lines(experienceRequirements, 'experience')),
    ...lines(skills, 'skill', 'helpful'),
  ]
}

const LAST_YEAR = 9999

/** The last day in India; a day alone is that day, wherever one is. */
function lastDayOf(value: unknown): string | undefined {
  const text = textIn(value)
  if (text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text || undefined
  const at = new Date(text)
  // The very last moment that a date can hold has no day in India.
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > LAST_YEAR) throw new Unfit('The last day (validThrough) is no date.')
  return dayInIndia(at)
}
