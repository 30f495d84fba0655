import { type RawBuilder, sql } from 'kysely'
import { SUGGESTED_MAX } from '#contract/suggestions.ts'
import { mayRead } from '../../feed/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { matesOf, membersApartFrom } from '../../relations/public.ts'
import { type PeopleQuery, parsePeopleQuery } from '../rules.ts'

// However many there are, as many of each are weighed.
const MATES = sql.lit(500)
const COMMENTS = sql.lit(100)
const OTHERS = sql.lit(50)
/** Words inside a name are sought from this length on: half of all members have a name with some letter. */
const INSIDE_MIN = 3
const LAST = '\u{10ffff}'

export type Near = { id: string; near: 'mate' | 'conversation' | 'other' }

/** The statement behind them: mates, who wrote the post or has lately commented on it where the viewer may read that, and others by name; nobody across a block. */
export const rankMembers = (viewerId: string, q: string, postId: string | undefined) => {
  const asked = parsePeopleQuery(q)
  return sql<Near>`
  with candidate as materialized (
    (select id, 0 as near, at from (${matesOf(sql`${viewerId}::uuid`)}) as mine limit ${MATES})
    union all
    ${spoke(viewerId, postId)}
    union all
    ${others(asked)}
  ), nearest as materialized (
    select id, min(near) as near, max(at) as at from candidate where id <> ${viewerId} group by id
  )
  select nearest.id, (array['mate', 'conversation', 'other'])[near + 1] as near from nearest
  cross join lateral (select * from member where member.id = nearest.id limit 1) as m
  cross join lateral (select * from member_search where member_id = nearest.id limit 1) as s
  where nearest.id not in (
    ${membersApartFrom(viewerId)}
  ) ${asked ? sql`and (s.lexemes @@ ${asked.names}::tsquery or starts_with(m.handle, ${asked.handle}))` : sql``}
  order by nearest.near, ${asked ? sql`starts_with(s.name_key, ${asked.key}) desc,` : sql``} at desc nulls last, m.verified desc, m.id desc
  limit ${sql.lit(SUGGESTED_MAX)}`
}

const spoke = (viewerId: string, postId: string | undefined): RawBuilder<unknown> =>
  postId === undefined
    ? sql`select null::uuid, 1, null::timestamptz where false`
    : sql`
    (select author_id, 1, created_at from post where id = ${postId} and ${mayRead(viewerId, 'post')})
    union all
    (select author_id, 1, created_at from post_comment where post_id = ${postId} and not is_ai and removed_at is null
      and exists (select from post where id = ${postId} and ${mayRead(viewerId, 'post')})
      order by id desc limit ${COMMENTS})`

const others = (asked: PeopleQuery | null): RawBuilder<unknown> =>
  asked === null
    ? sql`select null::uuid, 2, null::timestamptz where false`
    : sql`
    (select id, 2, null::timestamptz from member where handle = ${asked.handle})
    union all
    (select member_id, 2, null from member_search where name_key >= ${asked.key} and name_key < ${asked.key + LAST}
      order by name_key, member_id desc limit ${OTHERS})
    union all
    (select member_id, 2, null from member_search where ${asked.key.length >= INSIDE_MIN} and lexemes @@ ${asked.names}::tsquery limit ${OTHERS})`

/** Members whose name or handle begins so, the nearest first. */
export async function suggestMembers(db: Db, viewerId: string, q: string, postId: string | undefined): Promise<Near[]> {
  const { rows } = await rankMembers(viewerId, q, postId).execute(db)
  return rows
}
