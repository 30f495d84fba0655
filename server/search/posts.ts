import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Piece, PostFound } from '#contract/search.ts'
import { cursorAfter, idOf } from '../platform/cursor.ts'
import type { Db } from '../platform/db/client.ts'
import { loadCards } from '../profile/card.ts'
import { notBlocked } from '../profile/relation.ts'
import type { PostsQuestion } from './question.ts'

/** Up to so many posts are all looked at; more of them are met soon enough on the way back from the newest. */
const FEW = 2000

/** What a question asks of the index of posts, as text of PostgreSQL's tsquery; empty when it has only words such as "the". */
async function queryOf(db: Db, { ways, head, last }: PostsQuestion): Promise<string> {
  const { rows } = await sql<{ query: string }>`
    with way as (
      select websearch_to_tsquery('english', way) as query from unnest(${ways}::text[]) as way
      union all
      select websearch_to_tsquery('english', ${head}) && to_tsquery('simple', '''' || ${last}::text || ''':*') where ${last}::text is not null
    )
    select coalesce(string_agg('(' || query::text || ')', ' | '), '') as query from way where numnode(query) > 0`.execute(db)
  return rows[0]?.query ?? ''
}

/**
 * The newest posts before `before` that answer: a rare answer is looked up whole, for a common one the posts are read back from the newest.
 * That is why `back` calls the function behind @@: the operator would bring in the index and with it every post.
 */
export const pickPosts = {
  few: (viewerId: string, query: string, before: string, limit: number) => sql<{ id: string }>`
    with hit as materialized (
      select post_id, author_id from post_search where words @@ (select ${query}::tsquery) limit ${sql.lit(FEW)}
    )
    select h.post_id as id from hit h where h.post_id < ${before} and ${notBlocked(viewerId, 'h.author_id')}
    order by h.post_id desc limit ${limit}`,

  back: (viewerId: string, query: string, before: string, limit: number) => sql<{ id: string }>`
    select h.post_id as id from post_search h
    where h.post_id < ${before} and ts_match_vq(h.words, ${query}::tsquery) and ${notBlocked(viewerId, 'h.author_id')}
    order by h.post_id desc limit ${limit}`,

  count: (query: string) => sql<{ hits: number }>`
    select count(*) as hits from (select from post_search where words @@ (select ${query}::tsquery) limit ${sql.lit(FEW)}) as hit`,
}

const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A page of the posts that answer, newest first. */
export async function findPosts(
  db: Db,
  viewerId: string,
  question: PostsQuestion,
  size = PAGE_SIZE,
  cursor?: string,
): Promise<Page<PostFound>> {
  const before = cursor === undefined ? NEWEST : idOf(cursor)
  const query = await queryOf(db, question)
  if (query === '') return { items: [], next: null }
  const { rows: counted } = await pickPosts.count(query).execute(db)
  const pick = (counted[0]?.hits ?? 0) < FEW ? pickPosts.few : pickPosts.back
  const { rows } = await pick(viewerId, query, before, size + 1).execute(db)
  const ids = rows.slice(0, size).map(({ id }) => id)
  return { items: await showPosts(db, ids, query), next: rows.length > size ? cursorAfter(ids.at(-1)!) : null }
}

// Members cannot write these two: text.ts drops control characters.
const [START, END] = ['\u0001', '\u0002']
const MARKS = `StartSel=${START}, StopSel=${END}`
const WHOLE = `${MARKS}, HighlightAll=true`
const CUT = `${MARKS}, MaxWords=26, MinWords=14, MaxFragments=1`
const WHOLE_MAX = 160

async function showPosts(db: Db, ids: readonly string[], query: string): Promise<PostFound[]> {
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
