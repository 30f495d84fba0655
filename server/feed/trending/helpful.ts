import { sql } from 'kysely'
import type { Post } from '#contract/feed.ts'
import type { Db } from '../../platform/db/client.ts'
import { sharedAnswer } from '../../platform/db/shared-answer.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { isNarrow } from '../readers.ts'
import { loadPosts } from '../timeline.ts'

const WINDOW_MS = 30 * 24 * 3600_000
const CHOICE_MS = 60_000
const SHOWN = 3

/** However much is written, the latest of the window are looked at and no more. */
const POSTS_SEEN = sql.lit(2000)
/** More than are shown: some are the viewer's own, or by somebody whom they may not see. */
const CANDIDATES = sql.lit(12)

const choice = sharedAnswer(CHOICE_MS, (db) => pickHelpful(db, Date.now()))

/** The posts that READING_RULE names, as the viewer may see them. Which they are moves slowly, so it is worked out once a minute for everybody. */
export async function helpfulPosts(db: Db, viewerId: string): Promise<Post[]> {
  const posts = await loadPosts(db, viewerId, await choice.get(db))
  return posts.filter(({ author, verificationStatus }) => author.id !== viewerId && verificationStatus !== 'disputed').slice(0, SHOWN)
}

/** Chooses by READING_RULE, the most helpful first. What nobody saved, discussed or liked helped nobody yet. */
async function pickHelpful(db: Db, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recent as materialized (
      select id, verification, like_count, comment_count from post
      where id >= ${firstIdAt(new Date(now - WINDOW_MS))} and not ${sql.raw(isNarrow('post'))} order by id desc limit ${POSTS_SEEN}
    ), scored as (
      select id, 3 * (select count(*) from post_save where post_id = recent.id) + 2 * comment_count + like_count as score
      from recent where verification <> 'disputed'
    )
    select id from scored where score > 0 order by score desc, id desc limit ${CANDIDATES}`.execute(db)
  return rows.map(({ id }) => id)
}
