import { sql } from 'kysely'
import { type Post, TRENDING_SIZE } from '#contract/feed.ts'
import type { Db } from '../../platform/db/client.ts'
import { sharedAnswer } from '../../platform/db/shared-answer.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { isNarrow } from '../readers.ts'
import { loadListed } from '../timeline.ts'
import { WINDOW_MS } from './keep.ts'

const CHOICE_MS = 5000

/** More than are shown: one may have been deleted a moment ago, another is by somebody whom the viewer may not see. */
const CANDIDATES = 12
/** What is newer than the last count is looked at as it is. */
const NEWEST = 100

const narrow = sql.raw(isNarrow('post'))

const choice = sharedAnswer(CHOICE_MS, (db) => pickTrending(db, Date.now()))

/** The trending posts. Which they are is remembered for a moment; what they show is always true. */
export async function trendingPosts(db: Db, viewerId: string): Promise<Post[]> {
  const chosen = await choice.get(db)
  const posts = await firstOf(db, viewerId, chosen)
  if (posts.length === TRENDING_SIZE || posts.length === chosen.length) return posts
  // Some were deleted a moment ago: their places go to the next.
  choice.forget(db)
  return firstOf(db, viewerId, await choice.get(db))
}

/** The first of these that the viewer may see. */
async function firstOf(db: Db, viewerId: string, ids: readonly string[]) {
  const first = await loadListed(db, viewerId, ids.slice(0, TRENDING_SIZE))
  if (first.length === TRENDING_SIZE) return first
  return [...first, ...(await loadListed(db, viewerId, ids.slice(TRENDING_SIZE)))].slice(0, TRENDING_SIZE)
}

/** Chooses by TRENDING_RULE, the first of them first. */
export async function pickTrending(db: Db, now: number): Promise<string[]> {
  const top = await mostTalkedAbout(firstIdAt(new Date(now - WINDOW_MS))).execute(db)
  if (top.rows.length === CANDIDATES) return top.rows.map(({ id }) => id)
  const newest = await sql<{ id: string }>`select id from post where not ${narrow} order by id desc limit ${sql.lit(CANDIDATES)}`.execute(
    db,
  )
  return [...new Set([...top.rows, ...newest.rows].map(({ id }) => id))].slice(0, CANDIDATES)
}

/** The statement behind the choice: those that were found last, and the newest, by what is said of them now. */
export const mostTalkedAbout = (since: string) => sql<{ id: string }>`
  select id from (
    select post_id as id from talked_about where post_id >= ${since}
    union (select id from post where id >= ${since} and not ${narrow} order by id desc limit ${sql.lit(NEWEST)})
  ) as choice
  cross join lateral (select like_count + 2 * comment_count as talk from post where post.id = choice.id limit 1) as said
  order by talk desc, id desc limit ${sql.lit(CANDIDATES)}`
