import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

/** Takes a member's comments out of what is counted under papers of others, and the comments with it, before the member is removed. */
export async function leaveResearch(tx: Db, memberId: string) {
  await sql`
    update paper p set comment_count = p.comment_count - own.n
    from (select paper_id, count(*)::int as n from paper_comment where author_id = ${memberId} and removed_at is null group by paper_id) as own
    where p.id = own.paper_id`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update paper_comment root set reply_count = root.reply_count - own.n
    from (select parent_id, count(*)::int as n from paper_comment where author_id = ${memberId} and parent_id is not null group by parent_id) as own
    where root.id = own.parent_id
    returning root.id`.execute(tx)
  await sql`delete from paper_comment where author_id = ${memberId}`.execute(tx)
  await sql`
    delete from paper_comment where id = any(${rows.map(({ id }) => id)}::uuid[]) and removed_at is not null and reply_count = 0`.execute(
    tx,
  )
}
