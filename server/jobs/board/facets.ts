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

const columns = {
  specialty: sql`specialty`,
  city: sql`city`,
  workType: sql`work_type`,
  experience: sql`experience_band`,
  salary: sql`salary_band`,
} as const
type Facet = keyof typeof columns

/** How many postings these filters leave, and how many each choice of a facet would with the other facets as they are: counted, never guessed. */
function countFacets(viewerId: string, filters: InputOf<typeof jobs.facets>): RawBuilder<Counted> {
  const asked = facetConditions(filters)
  const facets = Object.keys(columns) as Facet[]
  const fits = (facet: Facet) => sql.ref(`fits_${facet}`)
  const others = (facet: Facet) => allOf(facets.filter((other) => other !== facet).map((other) => sql<boolean>`${fits(other)}`))
  const choices = (facet: Facet) => sql`(
    select coalesce(json_agg(json_build_object('value', c.value, 'postings', c.postings) order by c.postings desc, c.value), '[]') from (
      select min(${columns[facet]}) as value, count(*)::int as postings from found
      where ${others(facet)} and ${columns[facet]} <> ''
      group by lower(${columns[facet]}) order by postings desc, value limit ${sql.lit(FACET_SHOWN)}) as c) as ${sql.ref(facet)}`
  return sql`
    with found as materialized (
      select p.specialty, p.city, p.work_type, p.experience_band, p.salary_band,
        ${sql.join(facets.map((facet) => sql`${asked[facet] ?? sql`true`} as ${fits(facet)}`))}
      from job_posting p where ${allOf(baseConditions(viewerId, filters))})
    select (select count(*)::int from found where ${allOf(facets.map((facet) => sql<boolean>`${fits(facet)}`))}) as postings,
      ${sql.join(facets.map(choices))}`
}

export const loadFacets = async (db: Db, viewerId: string, filters: InputOf<typeof jobs.facets>): Promise<Counted> =>
  (await countFacets(viewerId, filters).execute(db)).rows[0]!
