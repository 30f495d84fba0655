import { sql } from 'kysely'
import { type Post, TRENDING_SIZE } from '#contract/feed.ts'
import type { Db } from '../platform/db/client.ts'
import { firstIdAt } from '../platform/ids.ts'
import { loadPosts } from './timeline.ts'

const WINDOW_MS = 7 * 24 * 3600_000
const CHOICE_MS = 5000

/** More than are shown: one may have been deleted a moment ago, another is by somebody whom the viewer never meets. */
const CANDIDATES = 12

type Choice = { ids: Promise<string[]>; until: number }
const choices = new WeakMap<Db, Choice>()

/** The trending posts. Which they are is remembered for a moment; what they show is always true. */
export async function trendingPosts(db: Db, viewerId: string): Promise<Post[]> {
  const chosen = await chosenIds(db)
  const posts = await firstOf(db, viewerId, chosen)
  if (posts.length === TRENDING_SIZE || posts.length === chosen.length) return posts
  // Some were deleted a moment ago: their places go to the next.
  choices.delete(db)
  return firstOf(db, viewerId, await chosenIds(db))
}

/** The first of these that the viewer may meet. */
async function firstOf(db: Db, viewerId: string, ids: readonly string[]) {
  const first = await loadPosts(db, viewerId, ids.slice(0, TRENDING_SIZE))
  if (first.length === TRENDING_SIZE) return first
  return [...first, ...(await loadPosts(db, viewerId, ids.slice(TRENDING_SIZE)))].slice(0, TRENDING_SIZE)
}

function chosenIds(db: Db) {
  const now = Date.now()
  const known = choices.get(db)
  if (known && known.until > now) return known.ids
  const ids = pickTrending(db, now)
  choices.set(db, { ids, until: now + CHOICE_MS })
  // A failed choice is told to whoever waits for it and not remembered.
  ids.catch(() => choices.delete(db))
  return ids
}

/** Chooses by TRENDING_RULE, the first of them first. */
export async function pickTrending(db: Db, now: number): Promise<string[]> {
  const top = await mostTalkedAbout(now).execute(db)
  if (top.rows.length === CANDIDATES) return top.rows.map(({ id }) => id)
  const newest = await sql<{ id: string }>`select id from post order by id desc limit ${sql.lit(CANDIDATES)}`.execute(db)
  return [...new Set([...top.rows, ...newest.rows].map(({ id }) => id))].slice(0, CANDIDATES)
}

/** The statement behind the choice. The start of the window is part of its text, so that the plan fits the few rows after it. */
export function mostTalkedAbout(now: number) {
  return sql<{ id: string }>`
    select id from post where id >= ${sql.lit(firstIdAt(new Date(now - WINDOW_MS)))}
    order by like_count + 2 * comment_count desc, id desc limit ${sql.lit(CANDIDATES)}`
}
