import { sql } from 'kysely'
import { type Post, RELATED_SIZE } from '#contract/feed.ts'
import type { Db } from '../../platform/db/client.ts'
import { mayRead } from '../readers.ts'
import { loadPosts } from '../timeline.ts'

/** How many of the newest posts on each of its topics are compared with one: what it costs does not grow with the feed. */
const LOOKED_AT = 100

type Row = { id: string; hashtags: number; specialty: string | null }

/** Posts that share most hashtags with a post; where there are none, those of authors of the same specialty. Each newest first. */
export async function relatedPosts(db: Db, viewerId: string, { id }: Post): Promise<{ items: Post[]; specialty: string | null }> {
  const { rows } = await sql<Row>`
    select on_topic.post_id as id, count(*) filter (where own.topic like '#%')::int as hashtags,
      max(own.said) filter (where own.topic not like '#%') as specialty
    from post_topic own
    cross join lateral (
      select post_id from post_topic where topic = own.topic and post_id <> own.post_id order by post_id desc limit ${sql.lit(LOOKED_AT)}
    ) as on_topic
    cross join lateral (select id, author_id, audience from post where id = on_topic.post_id limit 1) as written
    where own.post_id = ${id} and own.topic not like '@%' and ${mayRead(viewerId, 'written')}
    group by on_topic.post_id
    order by hashtags desc, count(*) desc, on_topic.post_id desc limit ${sql.lit(RELATED_SIZE)}`.execute(db)
  const onTopic = rows.filter(({ hashtags }) => hashtags > 0)
  const chosen = onTopic.length > 0 ? onTopic : rows
  const items = await loadPosts(
    db,
    viewerId,
    chosen.map((row) => row.id),
  )
  return { items, specialty: onTopic.length > 0 ? null : (rows[0]?.specialty ?? null) }
}
