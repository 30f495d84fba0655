import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import type { Directory, DirectoryFilter, mates } from '#contract/mates.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../platform/db/cursor.ts'
import { namesOfPlace } from '../profile/public.ts'
import { notBlocked } from '../relations/public.ts'
import { type FindMembers, loadMates } from './public.ts'

type Filter = Omit<z.output<typeof DirectoryFilter>, 'q'>
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
const asRead = (language: string) => sql<boolean>`lower(p.languages::text)::text[] @> array[lower(${language}::text)]`

function conditionsOf({ specialty, city, state, hospital, college, language, verified }: Filter, speaks: typeof indexed): Condition[] {
  return [
    ...(specialty ? fact('specialty', specialty) : []),
    ...(city ? place('city', city) : []),
    ...(state ? place('state', state) : []),
    ...(hospital ? fact('hospital', hospital) : []),
    ...(college ? [sql<boolean>`p.college <> '' and lower(p.college) like ${within(college)}`] : []),
    ...(language ? [speaks(language)] : []),
    ...(verified ? [sql<boolean>`m.verified`] : []),
  ]
}

/** Members who are looked through from the newest before the indexes are asked: among them is a page of whatever one in fifty bears. */
const LOOKED_THROUGH = 1000
const PAGE = sql.lit(PAGE_SIZE + 1)

type Found = { id: string; at: string }

/**
 * The statements behind a page. An index over words reads all that it knows of a word before it tells the first, and the database cannot
 * foresee how far back a page of them lies. So the newest are looked through, and who is rare among those is looked up. A language has its
 * members in their order.
 */
export const pickMembers = {
  lately: (viewerId: string, filter: Filter, before: string) => sql<Found>`
    with newest as materialized (select * from member where id < ${before} order by id desc limit ${sql.lit(LOOKED_THROUGH)})
    select m.id, m.created_at::text as at
    from newest m cross join lateral (select college, languages from profile where member_id = m.id limit 1) as p
    where ${wanted(viewerId, filter, asRead)} order by m.id desc limit ${PAGE}`,

  byIndex: (viewerId: string, filter: Filter, before: string) => sql<Found>`
    with found as materialized (
      select m.id, m.created_at from member m join profile p on p.member_id = m.id where m.id < ${before} and ${wanted(viewerId, filter)}
    )
    select id, created_at::text as at from found order by id desc limit ${PAGE}`,

  byLanguage: (viewerId: string, language: string, { verified }: Filter, before: string) => sql<Found>`
    select m.id, m.created_at::text as at
    from profile_language l cross join lateral (select id, created_at, verified from member where id = l.member_id limit 1) as m
    where l.language = lower(${language}::text) and l.member_id < ${before} and ${wanted(viewerId, { verified })}
    order by l.member_id desc limit ${PAGE}`,
}

const wanted = (viewerId: string, filter: Filter, speaks = indexed) =>
  sql.join([sql`m.id <> ${viewerId}`, notBlocked(viewerId, 'm.id'), ...conditionsOf(filter, speaks)], sql` and `)

/** The language, where nothing else but a verified mark is asked for. */
function languageAlone({ language, verified: _, ...rest }: Filter) {
  return Object.values(rest).some(Boolean) ? undefined : language
}

/** A page of members who fit: those whom words find best first, all others newest first. */
export async function directoryPage(
  db: Db,
  viewerId: string,
  asked: InputOf<typeof mates.directory>,
  find: FindMembers,
): Promise<Directory> {
  const { cursor, q, specialty, city, state, hospital, college, language, verified, ...forgotten } = asked
  forgotten satisfies Record<string, never>
  const filter = { specialty, city, state, hospital, college, language, verified }
  if (!q?.trim()) return newestPage(db, viewerId, filter, cursor)
  const beside = [city, state, hospital, college].filter((words) => words !== undefined)
  const { ids, next, didYouMean } = await find(db, viewerId, { q, beside, where: wanted(viewerId, filter) }, PAGE_SIZE, skipOf(cursor))
  return { items: await loadMates(db, viewerId, ids), next: next === null ? null : String(next), didYouMean }
}

function skipOf(cursor = '0') {
  if (/^\d{1,3}$/.test(cursor)) return Number(cursor)
  throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
}

async function newestPage(db: Db, viewerId: string, filter: Filter, cursor: string | undefined): Promise<Directory> {
  const { id: before } = timePositionOf(cursor)
  const rows = await pick(db, viewerId, filter, before)
  const kept = rows.slice(0, PAGE_SIZE)
  const items = await loadMates(
    db,
    viewerId,
    kept.map(({ id }) => id),
  )
  return { items, next: rows.length > PAGE_SIZE ? cursorAtTime(kept.at(-1)!) : null, didYouMean: [] }
}

async function pick(db: Db, viewerId: string, filter: Filter, before: string): Promise<Found[]> {
  const language = languageAlone(filter)
  if (language) return (await pickMembers.byLanguage(viewerId, language, filter, before).execute(db)).rows
  const { rows: lately } = await pickMembers.lately(viewerId, filter, before).execute(db)
  return lately.length > PAGE_SIZE ? lately : lookUp(db, viewerId, filter, before)
}

function lookUp(db: Db, viewerId: string, filter: Filter, before: string): Promise<Found[]> {
  return db.transaction().execute(async (tx) => {
    // Which index to ask depends on the words.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    return (await pickMembers.byIndex(viewerId, filter, before).execute(tx)).rows
  })
}
