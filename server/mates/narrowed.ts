import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { provenFilters } from '#contract/mark-words.ts'
import type { DirectoryFilter } from '#contract/mates.ts'
import { keyOfSpecialty, namesOfPlace, specialties } from '../profile/public.ts'
import { notBlocked } from '../relations/public.ts'

export type Filter = Omit<z.output<typeof DirectoryFilter>, 'q'>
type Condition = RawBuilder<boolean>

/** A word as it stands in a pattern: what is special there is meant as it is written. */
const literal = (words: string) => words.toLowerCase().replace(/[\\%_]/g, '\\$&')
const within = (words: string) => `%${literal(words)}%`

/** The words of a card as the index holds them. */
const card = sql`lower(m.name || ' ' || m.specialty || ' ' || m.headline || ' ' || m.hospital || ' ' || m.location)`
const onCard = (words: string) => sql<boolean>`${card} like ${within(words)}`
const either = (...all: Condition[]) => sql<boolean>`(${sql.join(all, sql` or `)})`
const both = (...all: Condition[]) => sql<boolean>`(${sql.join(all, sql` and `)})`

/** A fact of the card: found by the index over the whole card, then in its own place. */
const fact = (column: string, words: string) => [onCard(words), stated(column, words)]
const stated = (column: string, words: string) => sql<boolean>`lower(${sql.ref(`m.${column}`)}) like ${within(words)}`
/** A place, by each of its names. */
function place(column: string, words: string) {
  const names = namesOfPlace(words)
  return names.length === 1 ? fact(column, words) : [either(...names.map(onCard)), either(...names.map((name) => stated(column, name)))]
}

/** What parts the words of a specialty beside spaces. */
const SIGNS = '/(),.;&-'
const parted = (words: string) => words.replace(/[/(),.;&-]/g, ' ')
const branch = sql`' ' || translate(lower(m.specialty), ${sql.lit(SIGNS)}, ${sql.lit(' '.repeat(SIGNS.length))}) || ' '`
const practises = (words: string, end = '') => sql<boolean>`${branch} like ${`% ${literal(parted(words))}${end}%`}`

/** A specialty, from the beginning of its words on: urology is no part of neurology. One of the dictionary goes by all its spellings. */
function practised(words: string): Condition[] {
  const key = keyOfSpecialty(words)
  const known = specialties.find(({ name }) => name.toLowerCase() === key)
  if (!known) return [onCard(words), practises(words)]
  const stems = known.stems.filter((stem) => !stem.includes('.')).map((stem) => stem.split(' '))
  return [
    either(onCard(words), ...stems.map((parts) => onCard(parts.at(-1)!))),
    either(practises(words, ' '), ...stems.map((parts) => both(...parts.map((part) => practises(part))))),
    ...(known.not ?? []).map((part) => sql<boolean>`not ${practises(part)}`),
  ]
}

/** Who speaks a language: as the index tells, and as it is read sooner where no index is asked. */
const indexed = (language: string) =>
  sql<boolean>`exists (select from profile_language l where l.language = lower(${language}::text) and l.member_id = m.id)`
export const asRead = (language: string) => sql<boolean>`lower(p.languages::text)::text[] @> array[lower(${language}::text)]`

function conditionsOf({ specialty, city, state, hospital, college, language, proven }: Filter, speaks: typeof indexed): Condition[] {
  return [
    ...(specialty ? practised(specialty) : []),
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
