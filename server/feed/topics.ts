import { sql } from 'kysely'
import { type Post, TOPICS_SIZE, type Topic } from '#contract/feed.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { cursorAfter, idOf } from '../platform/cursor.ts'
import type { Db } from '../platform/db/client.ts'
import { firstIdAt } from '../platform/ids.ts'
import { notBlocked } from '../profile/relation.ts'
import { loadPosts } from './timeline.ts'

const WINDOW_MS = 7 * 24 * 3600_000
const COUNT_MS = 60_000

/** A hashtag as PostgreSQL finds it: a word with its sign, and no part of an address. */
const HASHTAG = '(?:^|[^[:alnum:]&/#_])(#[[:alpha:]][[:alnum:]_]{1,49})'

type Count = { topics: Promise<Topic[]>; until: number }
const counts = new WeakMap<Db, Count>()

/** The trending topics by TOPICS_RULE. They move slowly, so they are counted once a minute for everybody. */
export function trendingTopics(db: Db): Promise<Topic[]> {
  const now = Date.now()
  const known = counts.get(db)
  if (known && known.until > now) return known.topics
  const topics = countTopics(db, now)
  counts.set(db, { topics, until: now + COUNT_MS })
  // A failed count is told to whoever waits for it and not remembered.
  topics.catch(() => counts.delete(db))
  return topics
}

/** Counts posts, not words: a hashtag that a post says twice is one post. */
export async function countTopics(db: Db, now: number): Promise<Topic[]> {
  const { rows } = await sql<Topic>`
    with recent as materialized (select id, author_id, content from post where id >= ${firstIdAt(new Date(now - WINDOW_MS))})
    select mode() within group (order by topic) as topic, count(distinct id) as posts
    from (
      select id, tag[1] as topic from recent cross join lateral regexp_matches(content, ${HASHTAG}, 'g') as tag
      union all
      select recent.id, specialty from recent join member on member.id = author_id where specialty <> ''
    ) as said
    group by lower(topic)
    order by posts desc, lower(mode() within group (order by topic)) limit ${sql.lit(TOPICS_SIZE)}`.execute(db)
  return rows
}

/** A page of this week's posts on a topic, newest first. */
export async function topicPage(db: Db, viewerId: string, topic: string, cursor?: string): Promise<Page<Post>> {
  const before = cursor === undefined ? 'ffffffff-ffff-ffff-ffff-ffffffffffff' : idOf(cursor)
  const on = topic.startsWith('#')
    ? sql`exists (select from regexp_matches(content, ${HASHTAG}, 'g') as tag where lower(tag[1]) = lower(${topic}))`
    : sql`(select lower(specialty) from member where member.id = author_id) = lower(${topic})`
  const { rows } = await sql<{ id: string }>`
    select id from post
    where id < ${before} and id >= ${firstIdAt(new Date(Date.now() - WINDOW_MS))} and ${notBlocked(viewerId, 'author_id')} and ${on}
    order by id desc limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  const ids = rows.slice(0, PAGE_SIZE).map(({ id }) => id)
  return { items: await loadPosts(db, viewerId, ids), next: rows.length > PAGE_SIZE ? cursorAfter(ids.at(-1)!) : null }
}
