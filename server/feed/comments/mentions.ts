import { sql } from 'kysely'
import { MENTIONS_MAX } from '#contract/comment-rules.ts'
import { handlesIn } from '#contract/mentions.ts'
import type { Db } from '../../platform/db/client.ts'
import { notBlocked } from '../../relations/public.ts'
import { readersAmong, type Written } from '../readers.ts'

/** Members whom a text on a post mentions and who may read that post and what all of `writers` wrote. A text mentions nobody after its first few. */
export async function findMentioned(tx: Db, text: string, post: Written, writers: readonly string[] = []): Promise<string[]> {
  const handles = handlesIn(text).slice(0, MENTIONS_MAX)
  if (handles.length === 0) return []
  const members = tx
    .selectFrom('member_handle')
    .select('member_id as id')
    .distinct()
    .where('handle', '=', sql<string>`any(${handles}::text[])`)
  const rows = await [...new Set(writers)]
    .reduce((seen, writer) => seen.where(notBlocked(writer, 'member_handle.member_id')), members)
    .execute()
  return readersAmong(
    tx,
    post,
    rows.map(({ id }) => id),
  )
}
