import { type RawBuilder, sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Paper } from '#contract/papers.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { isVisible, viewerOf } from '../visible.ts'
import { conditions, type Filters, isIndexed } from './filters.ts'
import { loadPapers } from './load.ts'

/** So many papers are read one after another for a page. A filter that leaves fewer than a page of them is left to its index. */
export const STRETCH = 2000
/** Patterns of the search take longer to compare, and always have an index. */
const SEARCHED_STRETCH = 500
const stretchOf = ({ patterns }: Filters) => (patterns?.length ? SEARCHED_STRETCH : STRETCH)
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Picked = { ids: string[]; bound: string | null }

const where = (all: readonly RawBuilder<boolean>[]) => sql.join(all, sql` and `)

/**
 * The papers of a page among the next few thousand, and where those end if others follow. `offset 0` has them read in their order: an index
 * of the filter would find what it finds among all papers first.
 */
export const pickNear = (viewerId: string, filters: Filters, before: string) => sql<Picked>`
  with ${viewerOf(viewerId)},
  bound as materialized (select id from paper where id < ${before} order by id desc offset ${sql.lit(stretchOf(filters) - 1)} limit 1)
  select array(
    select p.id from (
      select * from paper
      where id < ${before} and id >= coalesce((select id from bound), '00000000-0000-0000-0000-000000000000')
      order by id desc offset 0) as p
    where ${where([isVisible, ...conditions(filters)])}
    order by p.id desc limit ${sql.lit(PAGE_SIZE + 1)}
  ) as ids, (select id from bound) as bound`

/** The papers of a page among all, by the indexes of its filters. */
export const pickFar = (viewerId: string, filters: Filters, before: string) => sql<Picked>`
  with ${viewerOf(viewerId)},
  found as materialized (select p.id from paper p where p.id < ${before} and ${where([...conditions(filters), isVisible])})
  select array(select id from found order by id desc limit ${sql.lit(PAGE_SIZE + 1)}) as ids, null as bound`

/**
 * A page of the papers that the viewer may find, newest first. One that filters with words too short for an index leave nearly empty is
 * short, and the next one goes on behind it.
 */
export async function paperPage(
  db: Db,
  viewerId: string,
  asked: Filters & { cursor?: string | undefined },
  size = PAGE_SIZE,
): Promise<Page<Paper>> {
  const before = asked.cursor === undefined ? LAST : idOf(asked.cursor)
  const near = await one(db, pickNear(viewerId, asked, before))
  const isShort = near.ids.length <= size && near.bound !== null
  const { ids, bound } = isShort && isIndexed(asked) ? await one(db, pickFar(viewerId, asked, before)) : near
  const shown = ids.slice(0, size)
  const end = ids.length > size ? shown.at(-1)! : bound
  return { items: await loadPapers(db, viewerId, shown), next: end ? cursorAfter(end) : null }
}

const one = async (db: Db, statement: RawBuilder<Picked>) => (await statement.execute(db)).rows[0]!
