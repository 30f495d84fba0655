import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Directory, mates } from '#contract/mates.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../platform/db/cursor.ts'
import { asRead, besideWords, type Filter, wanted } from './narrowed.ts'
import { type FindMembers, loadMates } from './public.ts'

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

  byLanguage: (viewerId: string, language: string, { proven }: Filter, before: string) => sql<Found>`
    select m.id, m.created_at::text as at
    from profile_language l cross join lateral (select id, created_at, proven from member where id = l.member_id limit 1) as m
    where l.language = lower(${language}::text) and l.member_id < ${before} and ${wanted(viewerId, { proven })}
    order by l.member_id desc limit ${PAGE}`,
}

/** The language, where nothing else but a proof is asked for. */
function languageAlone({ language, proven: _, ...rest }: Filter) {
  return Object.values(rest).some(Boolean) ? undefined : language
}

/** A page of members who fit: those whom words find best first, all others newest first. */
export async function directoryPage(
  db: Db,
  viewerId: string,
  asked: InputOf<typeof mates.directory>,
  find: FindMembers,
): Promise<Directory> {
  const { cursor, q, specialty, city, state, hospital, college, language, proven, ...forgotten } = asked
  forgotten satisfies Record<string, never>
  const filter = { specialty, city, state, hospital, college, language, proven }
  if (!q?.trim()) return newestPage(db, viewerId, filter, cursor)
  const narrowed = { q, beside: besideWords(filter), where: wanted(viewerId, filter) }
  const { ids, next, didYouMean } = await find(db, viewerId, narrowed, PAGE_SIZE, skipOf(cursor))
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
