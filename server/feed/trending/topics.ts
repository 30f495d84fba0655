import { sql } from 'kysely'
import { type feed, type Post, TOPICS_SIZE, type Topic } from '#contract/feed.ts'
import { topicKey } from '#contract/hashtags.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import { notWithheldFromAll } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { blockedIdsOf } from '../../relations/public.ts'
import { isNarrow, mayRead } from '../readers.ts'
import { loadListed } from '../timeline.ts'
import { WINDOW_MS } from './keep.ts'

/** So many of the kept topics stand for choice, and so many of the posts on each are looked at by whoever has a block. */
const CANDIDATES = sql.lit(4 * TOPICS_SIZE)
const LOOKED_AT = sql.lit(100)

/**
 * The statement behind the trending topics: what stands only in posts by people across a block, or in posts that are withheld, is not named,
 * and those posts do not count.
 */
export const pickTopics = (viewerId: string, since: string) => sql<Topic>`
  select said as topic, (posts - across - held)::integer as posts
  from (select * from trending_topic order by posts desc, topic limit ${CANDIDATES}) as kept
  cross join (select ${sql.raw(blockedIdsOf('viewer.id'))} as ids from (select ${viewerId}::uuid as id) as viewer) as blocked
  cross join lateral (
    select count(*) as across from (
      select post_id from post_topic where post_topic.topic = kept.topic and post_id >= ${since} order by post_id desc limit ${LOOKED_AT}
    ) as latest
    cross join lateral (select id, author_id, audience from post where id = latest.post_id limit 1) as written
    where cardinality(blocked.ids) > 0 and author_id = any(blocked.ids) and not ${sql.raw(isNarrow('written'))}
      and ${notWithheldFromAll('written.id')}
  ) as hidden
  cross join lateral (
    select count(*) as held from withheld w join post on post.id = w.subject_id and not ${sql.raw(isNarrow('post'))}
    where w.subject_id >= ${since} and exists (select from post_topic where post_topic.post_id = post.id and post_topic.topic = kept.topic)
  ) as kept_back
  where across < least(posts, ${LOOKED_AT}) and held < posts - across
  order by posts - across - held desc, kept.topic limit ${sql.lit(TOPICS_SIZE)}`

/** The trending topics by TOPICS_RULE, as they were kept last. */
export async function trendingTopics(db: Db, viewerId: string, now = Date.now()): Promise<Topic[]> {
  const { rows } = await pickTopics(viewerId, firstIdAt(new Date(now - WINDOW_MS))).execute(db)
  return rows
}

/** The statement behind a page of a topic. */
export const pickOnTopic = (viewerId: string, topic: string, since: string, before: string) => sql<{ id: string }>`
  select post_id as id from post_topic cross join lateral (select id, author_id, audience from post where id = post_id limit 1) as written
  where topic = lower(${topicKey(topic)}) and post_id >= ${since} and post_id < ${before} and ${mayRead(viewerId, 'written')}
  order by post_id desc limit ${sql.lit(PAGE_SIZE + 1)}`

const EVER = '00000000-0000-0000-0000-000000000000'

/** A page of the posts on a topic, newest first. */
export async function topicPage(db: Db, viewerId: string, { topic, within, cursor }: InputOf<typeof feed.onTopic>): Promise<Page<Post>> {
  const since = within === 'week' ? firstIdAt(new Date(Date.now() - WINDOW_MS)) : EVER
  const before = cursor === undefined ? 'ffffffff-ffff-ffff-ffff-ffffffffffff' : idOf(cursor)
  const { rows } = await pickOnTopic(viewerId, topic, since, before).execute(db)
  const ids = rows.slice(0, PAGE_SIZE).map(({ id }) => id)
  return { items: await loadListed(db, viewerId, ids), next: rows.length > PAGE_SIZE ? cursorAfter(ids.at(-1)!) : null }
}
