import { type RawBuilder, sql } from 'kysely'
import { PAGE_SIZE } from '#contract/page.ts'
import type { ActivityItem } from '#contract/profile.ts'
import { mayRead } from '../feed/public.ts'
import { notWithheld } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { TimePosition } from '../platform/db/cursor.ts'
import { notBlocked } from '../relations/public.ts'

type Row = TimePosition & { kind: ActivityItem['kind']; moment: Date; words: string; post_id: string | null; with_id: string | null }

/** An act in words. */
export function describeActivity(kind: ActivityItem['kind'], words: string, other: string | undefined) {
  if (kind === 'posted') return `Posted “${words}”`
  if (kind === 'commented') return other ? `Commented on ${other}’s post: “${words}”` : `Commented on a post of their own: “${words}”`
  if (kind === 'became_mates') return `Became mates with ${other}`
  return kind === 'published' ? `Added the paper “${words}”` : `Added the certification “${words}”`
}

/** One row more than a page holds. Each kind is cut to a page before they are put together, so that a long life costs no more than a short one. */
export async function pickActivity(db: Db, viewerId: string, memberId: string, withMates: boolean, after: TimePosition): Promise<Row[]> {
  const latest = (rows: RawBuilder<unknown>) => sql`(
    select * from (${rows}) as one
    where (at, id) < (${after.at}::timestamptz, ${after.id}::uuid)
    order by at desc, id desc limit ${sql.lit(PAGE_SIZE + 1)})`
  const mates = (mine: 'from_id' | 'to_id', other: 'from_id' | 'to_id') => sql`
    select 'became_mates' as kind, connected_at as at, ${sql.ref(other)} as id, '' as words, null::uuid as post_id, ${sql.ref(other)} as with_id
    from mate_link where ${sql.ref(mine)} = ${memberId} and state = 'connected' and ${notBlocked(viewerId, `mate_link.${other}`)}`

  const kinds = [
    sql`select 'posted' as kind, created_at as at, id, left(content, 200) as words, id as post_id, null::uuid as with_id
      from post where author_id = ${memberId} and ${mayRead(viewerId, 'post')}`,
    sql`select 'commented' as kind, c.created_at as at, c.id, left(c.text, 200) as words, c.post_id, nullif(p.author_id, c.author_id) as with_id
      from post_comment c join post p on p.id = c.post_id
      where c.author_id = ${memberId} and not c.is_ai and c.removed_at is null and ${mayRead(viewerId, 'p')}
        and ${notWithheld(viewerId, 'c.id')}`,
    sql`select 'published' as kind, created_at as at, id, title as words, null::uuid as post_id, null::uuid as with_id
      from publication where member_id = ${memberId}`,
    sql`select 'certified' as kind, created_at as at, id, title as words, null::uuid as post_id, null::uuid as with_id
      from certification where member_id = ${memberId}`,
    ...(withMates ? [mates('from_id', 'to_id'), mates('to_id', 'from_id')] : []),
  ].map(latest)

  const { rows } = await sql<Row>`
    select kind, at::text as at, at as moment, id, words, post_id, with_id
    from (${sql.join(kinds, sql` union all `)}) as done
    order by done.at desc, done.id desc limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  return rows
}
