import { sql } from 'kysely'
import type { HideReason } from '#contract/choices.ts'
import { SEEN_DAYS } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { mayRead } from '../readers.ts'

/** What is in view again so soon is the same visit. */
const VISIT_MINUTES = 10

/** Hides a post that the member may see; a reason may follow. */
export const saveHidden = (tx: Db, memberId: string, postId: string, reason: HideReason | null) =>
  tx
    .insertInto('post_hidden')
    .values({ member_id: memberId, post_id: postId, reason })
    .onConflict((same) => same.columns(['member_id', 'post_id']).doUpdateSet({ reason }))
    .execute()

export const removeHidden = (db: Db, memberId: string, postId: string) =>
  db.deleteFrom('post_hidden').where('member_id', '=', memberId).where('post_id', '=', postId).execute()

/** Counts a visit for each of these posts that the member may see, once, however often it is told of the same one; answers how many it counted. */
export async function saveSeen(db: Db, memberId: string, postIds: readonly string[]): Promise<number> {
  const { rows } = await sql`
    insert into post_seen (member_id, post_id)
    select ${memberId}, id from post where id = any(${postIds}::uuid[]) and ${mayRead(memberId, 'post')} order by id
    on conflict (member_id, post_id) do update set visits = post_seen.visits + 1, last_at = now()
    where post_seen.last_at < now() - make_interval(mins => ${sql.lit(VISIT_MINUTES)})
    returning post_id`.execute(db)
  return rows.length
}

/** Forgets what was seen long ago. */
export const sweepSeen = (db: Db, now: Date) =>
  db
    .deleteFrom('post_seen')
    .where('last_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(SEEN_DAYS)})`)
    .execute()
