import type { InferContractRouterInputs } from '@orpc/contract'
import type { Contract } from '#contract/index.ts'
import type { Id } from '#contract/page.ts'
import type { Posting } from '#contract/posting.ts'
import { experienceBands, salaryBands, workTypes } from '#contract/posting-words.ts'
import { type SampleJob, sampleJobs } from '#sample/jobs.ts'
import { refusal } from './refuse.ts'

type Filters = Partial<InferContractRouterInputs<Contract>['jobs']['facets']>

const DAY_MS = 24 * 3600_000

function postingOf({ company, daysAgo, ...said }: SampleJob): Posting {
  return {
    ...said,
    institution: { ...company, handle: company.id, city: said.city, state: said.state, verified: false, claimed: false },
    ...{ postingState: 'published', closeReason: null, closedAt: null, closesOn: null, isRepost: false, applied: null },
    postedAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    ...{ department: '', questions: [], stipend: null, bondMonths: null, bondAmount: null, dutyHours: null, living: 'not_stated' },
    ...{ council: null, walkInOn: null, degrees: [], openings: 1, version: 1, changes: [], mayManage: false, confirmBy: null },
    ...{ answerRecord: { applications: 0, answeredOf100: null, medianDays: null }, applicationId: null },
  }
}

/** The jobs of this tab, the newest first. Nobody else hears of what is saved. */
const postings = sampleJobs.map(postingOf)

function find(postingId: Id) {
  const found = postings.find(({ id }) => id === postingId)
  if (!found) throw refusal('NOT_FOUND')
  return found
}

const labelOf = ({ workType }: Posting) => workTypes.find(({ id }) => id === workType)!.label
const wordsOf = (posting: Posting) =>
  [posting.title, posting.institution.name, posting.city, posting.state, labelOf(posting), posting.industry].join('\n').toLowerCase()

/** The last band that begins at or below a figure. */
const bandOf = <T>(figure: number, bands: readonly T[], begins: readonly number[]) => bands[begins.findLastIndex((from) => from <= figure)]!

const facets = {
  specialty: ({ specialty }: Posting) => specialty,
  city: ({ city }: Posting) => city,
  workType: ({ workType }: Posting) => workType,
  experience: ({ experienceFrom }: Posting) => bandOf(experienceFrom, experienceBands, [0, 1, 3, 5, 10]).id,
  salary: ({ salaryFrom }: Posting) =>
    (salaryFrom === null ? salaryBands[0] : bandOf(salaryFrom, salaryBands.slice(1), [0, 6, 12, 24, 48])).id,
}
type Facet = keyof typeof facets

const shows = {
  all: () => true,
  saved: ({ isSaved }: Posting) => isSaved,
  urgent: ({ isUrgent }: Posting) => isUrgent,
  remote: ({ isRemote }: Posting) => isRemote,
}

/** What these filters leave, but for one facet where its choices are counted. */
const filtered = ({ q = '', show = 'all', institutionId, ...chosen }: Filters, but?: Facet) =>
  postings.filter(
    (posting) =>
      wordsOf(posting).includes(q.trim().toLowerCase()) &&
      shows[show](posting) &&
      (!institutionId || posting.institution.id === institutionId) &&
      (Object.keys(facets) as Facet[]).every((facet) => facet === but || !chosen[facet] || facets[facet](posting) === chosen[facet]),
  )

export const list = (filters: Filters) => ({ items: filtered(filters).map((posting) => ({ ...posting })), next: null })

function choicesOf<Value extends string>(filters: Filters, facet: Facet, choiceOf: (posting: Posting) => Value) {
  const counted = Map.groupBy(filtered(filters, facet), choiceOf)
  return [...counted].map(([value, found]) => ({ value, postings: found.length })).sort((a, b) => b.postings - a.postings)
}

export const count = (filters: Filters) => ({
  postings: filtered(filters).length,
  specialty: choicesOf(filters, 'specialty', facets.specialty),
  city: choicesOf(filters, 'city', facets.city),
  workType: choicesOf(filters, 'workType', facets.workType),
  experience: choicesOf(filters, 'experience', facets.experience),
  salary: choicesOf(filters, 'salary', facets.salary),
})

export const get = (postingId: Id) => ({ ...find(postingId) })

export function save(postingId: Id, isSaved: boolean) {
  find(postingId).isSaved = isSaved
  return { postingId, isSaved }
}
