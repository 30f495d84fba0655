import { sql } from 'kysely'
import { isStaying } from '../account/public.ts'
import { messagesUnread } from '../messages/public.ts'
import { matesOf, membersApartFrom } from '../relations/public.ts'

/** What the tiles of the mates page count, as (what, at), but for mutual connections: requests as the lists show them. */
export const matesEvents = (viewerId: string) => sql`
  select 'pending' as what, created_at as at from mate_link where from_id = ${viewerId} and state = 'pending' and ${isStaying('mate_link.to_id')}
  union all select 'requests', created_at from mate_link where to_id = ${viewerId} and state = 'pending' and ${isStaying('mate_link.from_id')}
  union all ${messagesUnread('newMessages', viewerId)}`

/** Who shares a mate with the viewer, as (what, at): since the later of the two became one. */
export const mutualEvents = (viewerId: string) => sql`
  with mine as materialized (${matesOf(sql`${viewerId}::uuid`)}),
  visible as materialized (select * from mine where (select mates_audience from profile where member_id = mine.id) <> 'me'),
  blocked as materialized (
    ${membersApartFrom(viewerId)}
  )
  select 'mutual' as what, min(greatest(theirs.at, visible.at)) as at
  from visible cross join lateral (${matesOf(sql`visible.id`)}) as theirs
  where theirs.id <> ${viewerId} and theirs.id not in (select id from blocked)
  group by theirs.id`

/** Members who have more mates than this, or whose mates have more together, have their mutual connections counted ahead. */
const MATES_MAX = 300
const MATES_OF_MATES_MAX = 20_000

/** The statement that tells whether too many lists would have to be read to count them now. It looks at no more mates than it names. */
export const hasManyMates = (viewerId: string) => sql<{ many: boolean }>`
  select count(*) > ${sql.lit(MATES_MAX)} or coalesce(sum(c.mates), 0) > ${sql.lit(MATES_OF_MATES_MAX)} as many
  from (${matesOf(sql`${viewerId}::uuid`)} limit ${sql.lit(MATES_MAX + 1)}) as mine
  cross join lateral (select mates from mate_count where member_id = mine.id limit 1) as c`
