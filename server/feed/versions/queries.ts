import { sql } from 'kysely'
import type { PostVersion } from '#contract/feed.ts'
import { VERSIONS_MAX } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'

type Words = { content: string; link: string | null }

/** Keeps what a locked post says where it is to say something else, and answers whether it is; the oldest of too many goes. */
export async function keepVersion(tx: Db, postId: string, { content, link }: Words): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into post_version (id, post_id, content, link, written_at)
    select ${newId()}, id, content, link, coalesce(edited_at, created_at) from post
    where id = ${postId} and (content, link) is distinct from (${content}, ${link})`.execute(tx)
  if (!numAffectedRows) return false
  await sql`
    delete from post_version where id in (
      select id from post_version where post_id = ${postId} order by id desc offset ${sql.lit(VERSIONS_MAX)}
    )`.execute(tx)
  return true
}

/** What a post said before, the newest first. */
export async function listVersions(db: Db, postId: string): Promise<PostVersion[]> {
  const rows = await db
    .selectFrom('post_version')
    .select(['content', 'link', 'written_at'])
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ content, link, written_at }) => ({ content, link, writtenAt: written_at.toISOString() }))
}
