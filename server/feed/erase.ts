import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

/**
 * Takes a member's likes and comments out of what is counted under posts of others, before the member is removed and their rows with them. Votes of
 * polls stay counted: they did vote. A comment that was removed before and kept its place for replies goes with the last of them.
 */
export async function leaveFeed(tx: Db, memberId: string) {
  await sql`
    update post p set like_count = p.like_count - 1 from post_like l
    where l.post_id = p.id and l.member_id = ${memberId}`.execute(tx)
  await sql`
    update post_comment c set like_count = c.like_count - 1 from comment_like l
    where l.comment_id = c.id and l.member_id = ${memberId} and c.removed_at is null`.execute(tx)
  await sql`
    update post p set comment_count = p.comment_count - own.n
    from (select post_id, count(*)::int as n from post_comment where author_id = ${memberId} and removed_at is null group by post_id) as own
    where p.id = own.post_id`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update post_comment root set reply_count = root.reply_count - own.n
    from (select parent_id, count(*)::int as n from post_comment where author_id = ${memberId} and parent_id is not null group by parent_id) as own
    where root.id = own.parent_id
    returning root.id`.execute(tx)
  await sql`delete from post_comment where author_id = ${memberId}`.execute(tx)
  await sql`
    delete from post_comment where id = any(${rows.map(({ id }) => id)}::uuid[]) and removed_at is not null and reply_count = 0`.execute(tx)
  await sql`delete from post_like where member_id = ${memberId}`.execute(tx)
  await sql`delete from comment_like where member_id = ${memberId}`.execute(tx)
  // It refers to no member, so that reading locks none.
  await sql`delete from feed_snapshot where member_id = ${memberId}`.execute(tx)
}
