import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Piece, PostFound } from '#contract/search.ts'
import { mayRead, readableBy } from '../feed/public.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAfter, idOf } from '../platform/db/cursor.ts'
import { loadCards } from '../profile/public.ts'
import type { PostsQuery } from './rules.ts'

/** A common word is met soon enough on the way back from the newest: the posts that are looked through for it before the index is asked. */
const LOOKED_THROUGH = 1000
/** How many stretches the index is asked for, one step after the other: from some three days to most of a year in all. */
const STEPS = [1, 4, 16, 64]
/** Before the third step it is counted whether so few answer that all of them can be looked at. */
const COUNTED_BEFORE = 2
const FEW = 500
/** As post_stretch() cuts them off an identifier, which begins with twelve digits of a moment. */
const STRETCH_DIGITS = 5
const STRETCH_MS = 16 ** (12 - STRETCH_DIGITS)

/** What a question asks of the index of posts, as text of PostgreSQL's tsquery; empty when it has only words such as "the". */
async function queryOf(db: Db, { variants, head, last }: PostsQuery): Promise<string> {
  const { rows } = await sql<{ query: string }>`
    with variant as (
      select websearch_to_tsquery('english', variant) as query from unnest(${variants}::text[]) as variant
      union all
      select websearch_to_tsquery('english', ${head}) && to_tsquery('simple', '''' || ${last}::text || ''':*') where ${last}::text is not null
    )
    select coalesce(string_agg('(' || query::text || ')', ' | '), '') as query from variant where numnode(query) > 0`.execute(db)
  return rows[0]?.query ?? ''
}

/**
 * The newest posts before `before` that answer: for a common answer the posts are read back from the newest; a rarer one is looked up in the
 * last days, then in more and more of those before them; what few have, or all these days do not fill a page with, is looked up whole.
 * The index is asked last, because it reads all that it knows of a word before it tells the first. That is why the posts that are read back
 * are asked by the function behind @@: the operator would bring in the index.
 */
export const pickPosts = {
  lately: (viewerId: string, query: string, before: string, limit: number) => sql<{ id: string }>`
    select h.post_id as id from (
      select post_id, author_id, audience, words from post_search where post_id < ${before} order by post_id desc limit ${sql.lit(LOOKED_THROUGH)}
    ) as h
    where ts_match_vq(h.words, ${query}::tsquery) and ${mayRead(viewerId, 'h', 'h.post_id')}
    order by h.post_id desc limit ${limit}`,

  byIndex: (viewerId: string, query: string, before: string, limit: number) => sql<{ id: string }>`
    with hit as materialized (select post_id, author_id, audience from post_search where words @@ (select ${query}::tsquery))
    select h.post_id as id from hit h cross join (select ${viewerId}::uuid as id) as viewer
    where h.post_id < ${before} and ${sql.raw(readableBy('viewer.id', 'h', 'h.post_id'))}
    order by h.post_id desc limit ${limit}`,

  count: (query: string) => sql<{ hits: number }>`
    select count(*) as hits from (select from post_search where words @@ (select ${query}::tsquery) limit ${sql.lit(FEW)}) as hit`,
}

const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A page of the posts that answer, newest first. */
export async function findPosts(
  db: Db,
  viewerId: string,
  question: PostsQuery,
  size = PAGE_SIZE,
  cursor?: string,
): Promise<Page<PostFound>> {
  const before = cursor === undefined ? NEWEST : idOf(cursor)
  const query = await queryOf(db, question)
  if (query === '') return { items: [], next: null }
  const rows = await pick(db, viewerId, query, before, size + 1)
  const ids = rows.slice(0, size).map(({ id }) => id)
  return { items: await showPosts(db, viewerId, ids, query), next: rows.length > size ? cursorAfter(ids.at(-1)!) : null }
}

async function pick(db: Db, viewerId: string, query: string, before: string, limit: number) {
  const lately = await pickPosts.lately(viewerId, query, before, limit).execute(db)
  if (lately.rows.length === limit) return lately.rows
  const found: { id: string }[] = []
  for (const [step, stretches] of [...stretchesBefore(before)].entries()) {
    if (step === COUNTED_BEFORE && (await areFew(db, query))) break
    const { rows } = await pickPosts.byIndex(viewerId, `(${query}) & (${stretches})`, before, limit - found.length).execute(db)
    found.push(...rows)
    if (found.length === limit) return found
  }
  return (await pickPosts.byIndex(viewerId, query, before, limit).execute(db)).rows
}

async function areFew(db: Db, query: string) {
  const { rows } = await pickPosts.count(query).execute(db)
  return (rows[0]?.hits ?? 0) < FEW
}

/** The stretches of each step back from an identifier, as the index is asked for any of them. */
export function* stretchesBefore(before: string, now = Date.now()) {
  // Another node's clock may be ahead of this one's.
  let last = Math.floor(Math.min(momentOf(before), now + STRETCH_MS) / STRETCH_MS)
  for (const many of STEPS) {
    yield Array.from({ length: many }, (_, back) => `'!${(last - back).toString(16).padStart(STRETCH_DIGITS, '0')}'`).join(' | ')
    last -= many
  }
}

const momentOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

// Members cannot write these two: text.ts drops control characters.
const [START, END] = ['\u0001', '\u0002']
const MARKS = `StartSel=${START}, StopSel=${END}`
const WHOLE = `${MARKS}, HighlightAll=true`
const CUT = `${MARKS}, MaxWords=26, MinWords=14, MaxFragments=1`
const WHOLE_MAX = 160

async function showPosts(db: Db, _viewerId: string, ids: readonly string[], query: string): Promise<PostFound[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; author_id: string; excerpt: string; created_at: Date }>`
    select id, author_id, created_at, ts_headline('english', content, ${query}::tsquery, case when length(content) <= ${WHOLE_MAX} then ${WHOLE} else ${CUT} end) as excerpt
    from post where id = any(${ids}::uuid[]) order by id desc`.execute(db)
  const authors = await loadCards(
    db,
    rows.map(({ author_id }) => author_id),
  )
  return rows.flatMap(({ id, author_id, excerpt, created_at }): PostFound[] => {
    const author = authors.get(author_id)
    return author ? [{ kind: 'post', id, author, excerpt: piecesOf(excerpt), createdAt: created_at.toISOString() }] : []
  })
}

/** A marked text in pieces; line breaks have no place in a row. */
export const piecesOf = (marked: string): Piece[] =>
  marked
    .replace(/\s+/g, ' ')
    .split(START)
    .flatMap((part, at) => {
      const [inside = '', outside] = part.split(END)
      return at === 0 || outside === undefined
        ? [{ text: part, found: false }]
        : [
            { text: inside, found: true },
            { text: outside, found: false },
          ]
    })
    .filter(({ text }) => text !== '')
