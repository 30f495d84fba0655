import { type RawBuilder, sql } from 'kysely'
import { type FilterField, SUGGESTED_MAX, type SuggestedFact } from '#contract/suggestions.ts'
import type { Db } from '../../platform/db/client.ts'
import { namesOfPlace, places } from '../../profile/public.ts'
import { membersApartFrom } from '../../relations/public.ts'

/** So many of what begins so are weighed. */
export const WEIGHED = 50

type Counted = { value: string; members: number }

/** Where a fact stands, of members `m` and their profiles `p`. */
export const columns: Record<FilterField, RawBuilder<string>> = {
  specialty: sql`m.specialty`,
  city: sql`m.city`,
  state: sql`m.state`,
  hospital: sql`m.hospital`,
  college: sql`p.college`,
  language: sql`unnest(p.languages)`,
}

/** What is typed of a fact so far, in small letters, and the names of the places that begin so. */
export function begunOf(field: FilterField, q: string) {
  const begun = q.trim().toLowerCase()
  const isPlace = field === 'city' || field === 'state'
  const named = isPlace && begun !== '' ? places.filter((group) => group.some((name) => name.startsWith(begun))).flat() : []
  return { begun, named }
}

/** The few that are offered, the most common first. A place is counted by all its names. */
export function offered(field: FilterField, rows: readonly Counted[]): Counted[] {
  const isPlace = field === 'city' || field === 'state'
  const groups = Map.groupBy(rows, ({ value }) => (isPlace ? namesOfPlace(value).toSorted().join() : value))
  return [...groups.values()]
    .map((same) => ({ value: same[0]!.value, members: same.reduce((sum, { members }) => sum + members, 0) }))
    .sort((one, other) => other.members - one.members)
    .slice(0, SUGGESTED_MAX)
}

/**
 * What a filter of the mates page may be set to, by its beginning, as many as bore it when they were last counted, without the viewer and
 * whom they do not meet: what only those say is not offered.
 */
export async function suggestFacts(db: Db, viewerId: string, field: FilterField, q: string): Promise<SuggestedFact[]> {
  const { begun, named } = begunOf(field, q)
  const { rows } = await sql<Counted>`
    with apart as materialized (
      select lower(trim(${columns[field]})) as value
      from (select ${viewerId}::uuid as id union select id from (${membersApartFrom(viewerId)}) as other) as one
      join member m on m.id = one.id join profile p on p.member_id = one.id
    ),
    fact as materialized (
      select value, members from search_fact
      where field = ${field} and (starts_with(lower(value), ${begun}) or lower(value) = any(${named}::text[]))
      order by members desc, value limit ${sql.lit(WEIGHED)}
    )
    select value, members from (
      select value, members - (select count(*) from apart where apart.value = lower(fact.value))::int as members from fact
    ) as met where members > 0 order by members desc, value`.execute(db)
  return offered(field, rows)
}

/** Counts anew what the members' cards and profiles say. */
export async function countFacts(db: Db) {
  await db.transaction().execute(async (tx) => {
    await sql`delete from search_fact`.execute(tx)
    await sql`
      insert into search_fact (field, value, members)
      select field, min(value), count(*) from (
        select f.field, trim(f.value) as value from member m join profile p on p.member_id = m.id
        cross join lateral (values ('specialty', m.specialty), ('city', m.city), ('state', m.state), ('hospital', m.hospital), ('college', p.college)) as f (field, value)
        union all
        select 'language', trim(language) from profile cross join unnest(languages) as language
      ) as fact
      where value <> '' group by field, lower(value)`.execute(tx)
  })
}
