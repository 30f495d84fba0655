import { sql } from 'kysely'
import { topicKey } from '#contract/hashtags.ts'
import { TOPIC_POSTS_MAX } from '#contract/limits.ts'
import { SUGGESTED_MAX, type SuggestedTopic } from '#contract/suggestions.ts'
import { mayRead } from '../../feed/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { firstIdAt } from '../../platform/ids.ts'

const WEEK_MS = 7 * 24 * 3600_000
const LAST = '\u{10ffff}'
/** Of the hashtags that begin so, as many are weighed, and as many that nobody follows or uses much are looked at. */
const WEIGHED = sql.lit(12)
const KNOWN = sql.lit(30)
/** So many posts of a topic are looked at, of which some may be by people across a block. */
const LOOKED_AT = sql.lit(2 * TOPIC_POSTS_MAX)

/** The statement behind them. The index of a post's topics is sorted as the database is, not as hashtags are kept. What nobody has written whom the viewer reads is not named to them, and posts across a block do not count. */
export const rankTopics = (viewerId: string, key: string, since: string) => sql<SuggestedTopic>`
  with found as (
    select subject as topic, said, true as followed, 0 as posts from follow
    where member_id = ${viewerId} and kind = 'topic' and starts_with(subject, ${key})
    union all
    (select topic, said, false, posts from trending_topic where starts_with(topic, ${key}) order by posts desc limit ${WEIGHED})
    union all
    (select topic, said, false, 0 from hashtag where topic >= ${key} and topic < ${key + LAST} order by topic limit ${KNOWN})
  ), best as (
    select topic, (array_agg(said order by posts desc, followed))[1] as said, bool_or(followed) as followed from found
    group by topic order by topic = ${key} desc, followed desc, max(posts) desc, topic limit ${WEIGHED}
  )
  select said as topic, least(heard.posts, ${sql.lit(TOPIC_POSTS_MAX)}) as posts, followed as "isFollowed"
  from best cross join lateral (
    select count(*) filter (where post_id >= ${since})::integer as posts, count(*) as ever from (
      select post_id from post_topic where post_topic.topic = best.topic collate "default" order by post_id desc limit ${LOOKED_AT}
    ) as latest
    cross join lateral (select id, author_id, audience from post where post.id = latest.post_id limit 1) as written
    where ${mayRead(viewerId, 'written')}
  ) as heard
  where heard.ever > 0 or followed
  order by best.topic = ${key} desc, followed desc, posts desc, best.topic limit ${sql.lit(SUGGESTED_MAX)}`

/** Hashtags that begin with what is typed behind the sign. */
export async function suggestTopics(db: Db, viewerId: string, q: string, now = Date.now()): Promise<SuggestedTopic[]> {
  const { rows } = await rankTopics(viewerId, topicKey(`#${q}`), firstIdAt(new Date(now - WEEK_MS))).execute(db)
  return rows
}
