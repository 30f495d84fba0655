import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { provenFilters } from '#contract/mark-words.ts'
import type { DirectoryFilter } from '#contract/mates.ts'
import { namesOfPlace } from '../profile/public.ts'
import { notBlocked } from '../relations/public.ts'

export type Filter = Omit<z.output<typeof DirectoryFilter>, 'q'>
type Condition = RawBuilder<boolean>

/** A word as it stands in a pattern: what is special there is meant as it is written. */
const within = (words: string) => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** The words of a card as the index holds them. */
const card = sql`lower(m.name || ' ' || m.specialty || ' ' || m.headline || ' ' || m.hospital || ' ' || m.location)`
const onCard = (words: string) => sql<boolean>`${card} like ${within(words)}`
const either = (...all: Condition[]) => sql<boolean>`(${sql.join(all, sql` or `)})`

/** A fact of the card: found by the index over the whole card, then in its own place. */
const fact = (column: string, words: string) => [onCard(words), stated(column, words)]
const stated = (column: string, words: string) => sql<boolean>`lower(${sql.ref(`m.${column}`)}) like ${within(words)}`
/** A place, by each of its names. */
function place(column: string, words: string) {
  const names = namesOfPlace(words)
  return names.length === 1 ? fact(column, words) : [either(...names.map(onCard)), either(...names.map((name) => stated(column, name)))]
}

/** Who speaks a language: as the index tells, and as it is read sooner where no index is asked. */
const indexed = (language: string) =>
  sql<boolean>`exists (select from profile_language l where l.language = lower(${language}::text) and l.member_id = m.id)`
export const asRead = (language: string) => sql<boolean>`lower(p.languages::text)::text[] @> array[lower(${language}::text)]`

function conditionsOf({ specialty, city, state, hospital, college, language, proven }: Filter, speaks: typeof indexed): Condition[] {
  return [
    ...(specialty ? fact('specialty', specialty) : []),
    ...(city ? place('city', city) : []),
    ...(state ? place('state', state) : []),
    ...(hospital ? fact('hospital', hospital) : []),
    ...(college ? [sql<boolean>`p.college <> '' and lower(p.college) like ${within(college)}`] : []),
    ...(language ? [speaks(language)] : []),
    ...(proven ? [sql<boolean>`m.proven ?| ${provenFilters[proven].as}::text[]`] : []),
  ]
}

/** Whom a viewer's filter leaves, of members `m` and their profiles `p`. */
export const wanted = (viewerId: string, filter: Filter, speaks = indexed) =>
  sql.join([sql`m.id <> ${viewerId}`, notBlocked(viewerId, 'm.id'), ...conditionsOf(filter, speaks)], sql` and `)

/** The words of a filter that the index of members holds as well. */
export const besideWords = ({ city, state, hospital, college }: Filter) =>
  [city, state, hospital, college].filter((words) => words !== undefined)

/** So many of whom a filter leaves, in no order. */
export const pickFitting = (viewerId: string, filter: Filter, most: number) => sql<{ id: string }>`
  select m.id from member m join profile p on p.member_id = m.id where ${wanted(viewerId, filter)} limit ${sql.lit(most)}`

/** So many members whom a filter may be tried on before all are asked. */
const NEWEST = 1000

/** How many a filter may be expected to leave of all members, from how many it leaves of the newest. */
export const countNewest = (viewerId: string, filter: Filter) => sql<{ expected: number }>`
  select (count(*) * greatest(1, (select reltuples from pg_class where oid = 'member'::regclass) / ${sql.lit(NEWEST)}))::float8 as expected
  from (select * from member order by id desc limit ${sql.lit(NEWEST)}) m join profile p on p.member_id = m.id
  where ${wanted(viewerId, filter, asRead)}`
