import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { PostingCard } from '#contract/posting.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, type TimePosition, timePositionOf } from '../../platform/db/cursor.ts'
import { allOf, conditions, type Filters, isIndexed } from './filters.ts'
import { loadPostingCards } from './load.ts'

/** So many postings are read one after another for a page. A filter that leaves fewer than a page of them is left to its index. */
export const STRETCH = 2000
/** Patterns of the search take longer to compare, and always have an index. */
const SEARCHED_STRETCH = 500
const stretchOf = ({ patterns }: Filters) => (patterns?.length ? SEARCHED_STRETCH : STRETCH)

type Picked = { found: TimePosition[]; bound: TimePosition | null }

const before = ({ at, id }: TimePosition) => sql<boolean>`(p.posted_at, p.id) < (${at}::timestamptz, ${id}::uuid)`
const position = sql`json_build_object('at', f.posted_at::text, 'id', f.id)`

/**
 * The postings of a page among the next few thousand open ones, and where those end if others follow. `offset 0` has them read in their
 * order: an index of the filter would find what it finds among all postings first.
 */
export const pickNear = (viewerId: string, filters: Filters, start: TimePosition) => sql<Picked>`
  with bound as materialized (
    select p.posted_at, p.id from job_posting p where p.state = 'published' and ${before(start)}
    order by p.posted_at desc, p.id desc offset ${sql.lit(stretchOf(filters) - 1)} limit 1)
  select coalesce((select json_agg(${position} order by f.posted_at desc, f.id desc) from (
    select p.posted_at, p.id from (
      select * from job_posting p
      where p.state = 'published' and ${before(start)}
        and (p.posted_at, p.id) >= (coalesce((select posted_at from bound), '-infinity'), coalesce((select id from bound), '00000000-0000-0000-0000-000000000000'))
      order by p.posted_at desc, p.id desc offset 0) as p
    where ${allOf(conditions(viewerId, filters))}
    order by p.posted_at desc, p.id desc limit ${sql.lit(PAGE_SIZE + 1)}) as f), '[]') as found,
    (select ${position} from bound f) as bound`

/** The postings of a page among all, by the indexes of its filters. */
export const pickFar = (viewerId: string, filters: Filters, start: TimePosition) => sql<Picked>`
  with found as materialized (
    select p.posted_at, p.id from job_posting p where ${allOf(conditions(viewerId, filters))} and ${before(start)})
  select coalesce((select json_agg(${position} order by f.posted_at desc, f.id desc) from (
    select * from found order by posted_at desc, id desc limit ${sql.lit(PAGE_SIZE + 1)}) as f), '[]') as found, null as bound`

/**
 * A page of the postings that these filters leave, newest first. One that words too short for an index leave nearly empty is short, and the
 * next one goes on behind it.
 */
export async function postingPage(
  db: Db,
  viewerId: string,
  asked: Filters & { cursor?: string | undefined },
  size = PAGE_SIZE,
): Promise<Page<PostingCard>> {
  const start = timePositionOf(asked.cursor)
  // What was saved and has closed stands in no stretch of open ones.
  const near = asked.show === 'saved' ? undefined : await one(db, viewerId, asked, start, pickNear)
  const isShort = near === undefined || (near.found.length <= size && near.bound !== null)
  const { found, bound } = isShort && isIndexed(asked) ? await one(db, viewerId, asked, start, pickFar) : near!
  const shown = found.slice(0, size)
  const end = found.length > size ? shown.at(-1)! : bound
  const ids = shown.map(({ id }) => id)
  return { items: await loadPostingCards(db, viewerId, ids), next: end ? cursorAtTime(end) : null }
}

const one = async (db: Db, viewerId: string, filters: Filters, start: TimePosition, pick: typeof pickNear) =>
  (await pick(viewerId, filters, start).execute(db)).rows[0]!
