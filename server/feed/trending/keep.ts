import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { isNarrow } from '../readers.ts'

export const WINDOW_MS = 7 * 24 * 3600_000
/** More than the card shows: whoever types a hashtag is offered the most used that begin so. */
const TOPICS_KEPT = 200
/** More than any list shows: some are deleted within the minute, others are by somebody whom a reader never meets. */
const TALKED_ABOUT = 100

/** Nobody learns from what everybody is shown of a post that is kept for some. */
const narrow = sql.raw(isNarrow('post'))

/** Counts once for all readers and nodes what is talked about in these seven days. */
export async function keepTrending(db: Db, now: number) {
  const since = firstIdAt(new Date(now - WINDOW_MS))
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('trending_topic').execute()
    // Posts are counted, not words: a hashtag that a post says twice is one post.
    await sql`
      insert into trending_topic (topic, said, posts)
      select topic, mode() within group (order by said), count(*) as posts from post_topic
      where post_id >= ${since} and topic not like '@%'
        and not exists (select from post where post.id = post_id and ${narrow})
      group by topic order by posts desc, topic limit ${sql.lit(TOPICS_KEPT)}`.execute(tx)
    await tx.deleteFrom('talked_about').execute()
    await sql`
      insert into talked_about (post_id, talk)
      select id, like_count + 2 * comment_count as talk from post
      where id >= ${since} and like_count + comment_count > 0 and not ${narrow}
      order by talk desc, id desc limit ${sql.lit(TALKED_ABOUT)}`.execute(tx)
  })
}
