import { type Selectable, sql } from 'kysely'
import type { LinkPreview } from '#contract/feed.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { hashOf } from './queue.ts'

/** What the page behind a link said when it was read; without a title where nothing could be read. */
export type Reading = Omit<Selectable<Tables['link_preview']>, 'post_id' | 'link_hash'>

/** SQL for the LinkPreview of a row `p` of post, null where there is none. */
export const previewRow = `(
  select json_build_object('title', v.title, 'description', v.description, 'ledTo', v.led_to)
  from link_preview v where v.post_id = p.id and v.title is not null)`
export type PreviewRow = LinkPreview | null

export async function findLink(db: Db, postId: string): Promise<string | null> {
  const post = await db.selectFrom('post').select('link').where('id', '=', postId).executeTakeFirst()
  return post?.link ?? null
}

/** What was read behind a link, by whichever post: within a week, or an hour where that failed. */
export const findReading = (db: Db, link: string): Promise<Reading | undefined> =>
  db
    .selectFrom('link_preview')
    .select(['title', 'description', 'led_to', 'read_at'])
    .where('link_hash', '=', hashOf(link))
    .where('read_at', '>', sql<Date>`now() - case when title is null then interval '1 hour' else interval '7 days' end`)
    .orderBy('read_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Keeps what was read for a post; false when that has another link by now, or is no more. */
export const saveReading = (db: Db, postId: string, link: string, reading: Reading): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const post = await tx
      .selectFrom('post')
      .select('id')
      .where('id', '=', postId)
      .where('link', '=', link)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!post) return false
    await tx
      .insertInto('link_preview')
      .values({ post_id: post.id, link_hash: hashOf(link), ...reading })
      .onConflict((same) => same.column('post_id').doUpdateSet({ link_hash: hashOf(link), ...reading }))
      .execute()
    return true
  })
