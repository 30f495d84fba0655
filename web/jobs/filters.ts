import type { JobSearch } from '#contract/job-searches.ts'
import type { Id } from '#contract/page.ts'
import type { ExperienceBand, SalaryBand, WorkType } from '#contract/posting.ts'
import { experienceBands, salaryBands, workTypes } from '#contract/posting-words.ts'

export const shows = [
  { id: 'all', label: 'All Jobs' },
  { id: 'saved', label: 'Saved' },
  { id: 'urgent', label: 'Urgent' },
  { id: 'remote', label: 'Remote' },
] as const
export type Show = (typeof shows)[number]['id']

/** What leaves fewer jobs, as the address of the board says it; what is not there narrows nothing. */
export type JobFilters = {
  q?: string
  show?: Exclude<Show, 'all'>
  specialty?: string
  city?: string
  workType?: WorkType
  experience?: ExperienceBand
  salary?: SalaryBand
  institutionId?: Id
}

/** The choices that are counted, in the order in which they stand on screen. */
export const facets = [
  { name: 'specialty', label: 'Specialty' },
  { name: 'city', label: 'City' },
  { name: 'salary', label: 'Salary', choices: salaryBands },
  { name: 'experience', label: 'Experience', choices: experienceBands },
  { name: 'workType', label: 'Work type', choices: workTypes },
] as const

const texts = ['q', 'specialty', 'city', 'institutionId'] as const
const chosenFrom = <T extends string>(choices: readonly { id: T }[], said: string | null) => choices.find(({ id }) => id === said)?.id

const withoutEmpty = (filters: { [Name in keyof JobFilters]?: JobFilters[Name] | undefined }) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as JobFilters

/** The filters in an address. What is none of the choices is left out. */
export function filtersOf(address: URLSearchParams): JobFilters {
  const show = chosenFrom(shows, address.get('show'))
  return withoutEmpty({
    ...Object.fromEntries(texts.map((name) => [name, address.get(name)?.trim()])),
    show: show === 'all' ? undefined : show,
    workType: chosenFrom(workTypes, address.get('workType')),
    experience: chosenFrom(experienceBands, address.get('experience')),
    salary: chosenFrom(salaryBands, address.get('salary')),
  })
}

/** The same filters with others in place of some; `undefined` takes one away. */
export const withFilters = (filters: JobFilters, change: { [Name in keyof JobFilters]?: JobFilters[Name] | undefined }) =>
  withoutEmpty({ ...filters, ...change })

/** Where these filters are shown, with the job that is open. */
export function boardOf(filters: JobFilters, postingId?: Id) {
  const said = new URLSearchParams({ ...filters, ...(postingId && { job: postingId }) }).toString()
  return said ? `/jobs?${said}` : '/jobs'
}

/** The filters that a saved search stands for. */
export const filtersOfSearch = ({ q, show, specialty, city, workType, experience, salary }: JobSearch): JobFilters =>
  withoutEmpty({
    ...{ q, specialty, city, show: show === 'all' ? undefined : show },
    ...{ workType: workType ?? undefined, experience: experience ?? undefined, salary: salary ?? undefined },
  })

/** Whether these filters can be kept as a search: it finds new jobs of everybody, not one's own saved ones or those of one institution. */
export const canBeKept = ({ show, institutionId }: JobFilters) => show !== 'saved' && institutionId === undefined

/** The filters in words: "teleradiology · Urgent · Chennai · ₹12–24 LPA". */
export function wordsOfFilters({ q, show, ...chosen }: JobFilters) {
  const words = facets.flatMap((facet) => {
    const value = chosen[facet.name]
    return value === undefined ? [] : ['choices' in facet ? facet.choices.find(({ id }) => id === value)!.label : value]
  })
  const shown = show && shows.find(({ id }) => id === show)!.label
  return [q, shown, ...words].filter(Boolean).join(' · ')
}
