import { type RawBuilder, sql } from 'kysely'
import { hashtagsIn, topicKey } from '#contract/hashtags.ts'
import type { Db } from '../platform/db/client.ts'
import { isNarrow } from './readers.ts'

/** A post is about the first of its hashtags: a wall of them is about nothing. */
const HASHTAGS_MAX = 20

async function hashtagsOf(tx: Db, postIds: readonly string[]) {
  const posts = await tx.selectFrom('post').select(['id', 'content']).where('id', '=', sql<string>`any(${postIds}::uuid[])`).execute()
  const found = posts.flatMap(({ id, content }) =>
    hashtagsIn(content)
      .slice(0, HASHTAGS_MAX)
      .map(({ topic }) => ({ id, topic })),
  )
  const said = found.map(({ topic }) => topic)
  return sql`select * from unnest(${found.map(({ id }) => id)}::uuid[], ${said}::text[], ${said.map(topicKey)}::text[]) as found (id, said, topic)`
}

const authorsOf = (postIds: readonly string[]) => sql`
  select post.id, specialty, lower(specialty) from post join member on member.id = author_id
  where post.id = any(${postIds}::uuid[]) and specialty <> ''
  union all
  select post.id, hospital, '@' || lower(hospital) from post join member on member.id = author_id
  where post.id = any(${postIds}::uuid[]) and hospital <> ''`

const insert = (tx: Db, found: RawBuilder<unknown>) =>
  sql`insert into post_topic (post_id, said, topic) ${found} on conflict do nothing`.execute(tx)

/** Nobody is offered what was only said to some. In one order, so that two posts with the same new hashtags wait for each other and never both. */
const saveKnown = (tx: Db, postIds: readonly string[]) =>
  sql`
    insert into hashtag (topic, said)
    select topic, said from post_topic where post_id = any(${postIds}::uuid[]) and topic like '#%'
      and not exists (select from hashtag as known where known.topic = post_topic.topic)
      and not exists (select from post where post.id = post_id and ${sql.raw(isNarrow('post'))})
    order by topic collate "C" on conflict do nothing`.execute(tx)

/** Writes down what new posts are about. */
export async function saveTopics(tx: Db, postIds: readonly string[]) {
  await insert(tx, sql`${await hashtagsOf(tx, postIds)} union all ${authorsOf(postIds)}`)
  await saveKnown(tx, postIds)
}

/** Reads the hashtags of a changed post anew; its author's specialty and hospital stay as they were. */
export async function saveHashtags(tx: Db, postId: string) {
  await sql`delete from post_topic where post_id = ${postId} and topic like '#%'`.execute(tx)
  await insert(tx, await hashtagsOf(tx, [postId]))
  await saveKnown(tx, [postId])
}
