import { type RawBuilder, sql } from 'kysely'
import type { jobs } from '#contract/jobs.ts'
import { FACET_SHOWN } from '#contract/limits.ts'
import type { ExperienceBand, SalaryBand, WorkType } from '#contract/posting.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { allOf, baseConditions, facetConditions } from './filters.ts'

type Choices<T> = { value: T; postings: number }[]
type Counted = {
  postings: number
  specialty: Choices<string>
  city: Choices<string>
  workType: Choices<WorkType>
  experience: Choices<ExperienceBand>
  salary: Choices<SalaryBand>
}

/** What the choices of each facet are told apart by, and how one is written. */
const columns = {
  specialty: { key: sql`specialty_key`, value: sql`specialty` },
  city: { key: sql`city_key`, value: sql`city` },
  workType: { key: sql`work_type`, value: sql`work_type` },
  experience: { key: sql`experience_band`, value: sql`experience_band` },
  salary: { key: sql`salary_band`, value: sql`salary_band` },
} as const
type Facet = keyof typeof columns

/**
 * How many postings these filters leave, and how many each choice of a facet would with the other facets as they are: counted, never
 * guessed. A city or specialty that goes by several names is one choice, under the name that is used most.
 */
function countFacets(viewerId: string, filters: InputOf<typeof jobs.facets>): RawBuilder<Counted> {
  const asked = facetConditions(filters)
  const facets = Object.keys(columns) as Facet[]
  const fits = (facet: Facet) => sql.ref(`fits_${facet}`)
  const others = (facet: Facet) => allOf(facets.filter((other) => other !== facet).map((other) => sql<boolean>`${fits(other)}`))
  const choices = (facet: Facet) => sql`(
    select coalesce(json_agg(json_build_object('value', c.value, 'postings', c.postings) order by c.postings desc, c.value), '[]') from (
      select (array_agg(w.value order by w.postings desc, w.value))[1] as value, sum(w.postings)::int as postings from (
        select ${columns[facet].key} as key, ${columns[facet].value} as value, count(*) as postings from found
        where ${others(facet)} and ${columns[facet].key} <> '' group by 1, 2) as w
      group by w.key order by postings desc, value limit ${sql.lit(FACET_SHOWN)}) as c) as ${sql.ref(facet)}`
  return sql`
    with found as materialized (
      select p.specialty, p.specialty_key, p.city, p.city_key, p.work_type, p.experience_band, p.salary_band,
        ${sql.join(facets.map((facet) => sql`${asked[facet] ?? sql`true`} as ${fits(facet)}`))}
      from job_posting p where ${allOf(baseConditions(viewerId, filters))})
    select (select count(*)::int from found where ${allOf(facets.map((facet) => sql<boolean>`${fits(facet)}`))}) as postings,
      ${sql.join(facets.map(choices))}`
}

export const loadFacets = async (db: Db, viewerId: string, filters: InputOf<typeof jobs.facets>): Promise<Counted> =>
  (await countFacets(viewerId, filters).execute(db)).rows[0]!
