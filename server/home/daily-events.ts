import { sql } from 'kysely'
import { isStaying } from '../account/public.ts'
import type { ViewedMember } from '../profile/public.ts'
import { isMateOf } from '../relations/public.ts'
import { uploadsFor } from '../research/public.ts'

/** When a member and another became mates, as (what, at). */
export const matesMade = (memberId: string, since: Date) => sql`
  select 'connections' as what, connected_at as at from mate_link
    where from_id = ${memberId} and state = 'connected' and connected_at >= ${since}::timestamptz and ${isStaying('mate_link.to_id')}
  union all
  select 'connections', connected_at from mate_link
    where to_id = ${memberId} and state = 'connected' and connected_at >= ${since}::timestamptz and ${isStaying('mate_link.from_id')}`

/** When somebody looked at a member's profile, as (what, at). Its days are those of India, where the first look of a day is kept. */
export const profileViews = (memberId: string, since: Date) => sql`
  select 'profileViews' as what, created_at as at from profile_view
  where member_id = ${memberId} and created_at >= ${since}::timestamptz and day >= (${since}::timestamptz at time zone 'Asia/Kolkata')::date`

/** When a member wrote a post, as (what, at). */
export const postsWritten = (memberId: string, since: Date) => sql`
  select 'posts' as what, created_at as at from post where author_id = ${memberId} and created_at >= ${since}::timestamptz`

/** When a member's works came to be listed here, as (what, at): entries of the profile and papers for somebody so near, one of the same DOI once. */
export const papersMade = (memberId: string, relation: ViewedMember['relation']) => sql`
  select 'papers' as what, min(created_at) as at from (
    select coalesce(lower(doi), id::text) as work, created_at from publication where member_id = ${memberId}
    union all
    select coalesce(lower(doi), id::text), created_at from (${uploadsFor(memberId, relation)}) as upload
  ) as works group by work`

// What those are in all, as (what, total): kept by the rooms that own them.

export const matesInAll = (memberId: string) =>
  sql`select 'connections' as what, mates as total from mate_count where member_id = ${memberId}`
/** The same of the viewer, as their list shows them: without who is about to be deleted. */
export const ownMatesInAll = (viewerId: string) => sql`
  select 'connections' as what, c.mates - (
    select count(*)::integer from hidden_account d where ${sql.raw(isMateOf('d.member_id', 'c.member_id'))}
  ) as total from mate_count c where c.member_id = ${viewerId}`
export const viewsInAll = (memberId: string) =>
  sql`select 'profileViews' as what, views as total from profile_view_count where member_id = ${memberId}`
export const postsInAll = (memberId: string) => sql`select 'posts' as what, posts as total from post_count where author_id = ${memberId}`
