import { type RawBuilder, sql } from 'kysely'
import type { jobs } from '#contract/jobs.ts'
import type { InputOf } from '#contract/route.ts'
import { keyOfPlace, keyOfSpecialty, namesOfPlace } from '../../profile/public.ts'
import { isOpen } from '../visible.ts'

/** `patterns`: regular expressions of the search, each of which has to be found among a posting's words. */
export type Filters = InputOf<typeof jobs.facets> & { patterns?: readonly string[] }

/** Three signs make a trigram; an index knows nothing shorter. */
const TRIGRAM = 3

const substring = (said: string) => sql`lower(${`%${said.replace(/[\\%_]/g, String.raw`\$&`)}%`}::text)`

const wordsOf = (q: string) => q.split(' ').filter((word) => word !== '')

/** What has to be found, each thing by any of its names: a place that is asked for by its old name is found by its new one. */
function sought(q: string): string[][] {
  const whole = namesOfPlace(q)
  return whole.length > 1 ? [whole] : wordsOf(q).map(namesOfPlace)
}

const anyOf = (all: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(all, sql` or `)})`

const savedBy = (viewerId: string) => sql<boolean>`p.id in (select s.posting_id from job_save s where s.member_id = ${viewerId})`

/** What the choices of each facet ask of a row `p` of job_posting. */
export const facetConditions = ({ specialty, city, workType, experience, salary }: Filters) => ({
  specialty: specialty ? sql<boolean>`p.specialty_key = ${keyOfSpecialty(specialty)}` : undefined,
  city: city ? sql<boolean>`p.city_key = ${keyOfPlace(city)}` : undefined,
  workType: workType ? sql<boolean>`p.work_type = ${workType}` : undefined,
  experience: experience ? sql<boolean>`p.experience_band = ${experience}` : undefined,
  salary: salary ? sql<boolean>`p.salary_band = ${salary}` : undefined,
})

/** What everything else asks. What a member saved stays among their saved postings when it has closed. */
export function baseConditions(viewerId: string, { q = '', show, institutionId, patterns = [] }: Filters): RawBuilder<boolean>[] {
  return [
    show === 'saved' ? sql<boolean>`p.state <> 'draft'` : isOpen,
    ...sought(q).map((names) => anyOf(names.map((name) => sql<boolean>`p.words like ${substring(name)}`))),
    ...patterns.map((pattern) => sql<boolean>`p.words ~ ${pattern}`),
    ...(show === 'saved' ? [savedBy(viewerId)] : []),
    ...(show === 'urgent' ? [sql<boolean>`p.is_urgent`] : []),
    ...(show === 'remote' ? [sql<boolean>`p.is_remote`] : []),
    ...(institutionId ? [sql<boolean>`p.institution_id = ${institutionId}`] : []),
  ]
}

export const conditions = (viewerId: string, filters: Filters) => [
  ...baseConditions(viewerId, filters),
  ...Object.values(facetConditions(filters)).filter((one) => one !== undefined),
]

export const allOf = (all: readonly RawBuilder<boolean>[]) => sql<boolean>`${sql.join(all, sql` and `)}`

/** Whether an index finds what these filters leave, so that nobody reads one posting after another for it. */
export const isIndexed = (filters: Filters) =>
  filters.show !== 'all' ||
  filters.institutionId !== undefined ||
  Object.values(facetConditions(filters)).some(Boolean) ||
  Boolean(filters.patterns?.length) ||
  wordsOf(filters.q ?? '').some((word) => [...word].length >= TRIGRAM)
