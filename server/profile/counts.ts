import { sql } from 'kysely'
import type { Profile } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import { dayOf, standing, tally } from '../platform/tally.ts'

/** The days on which a member and another became mates, as (what, day). */
export const matesMade = (memberId: string) => sql`
  select 'connections' as what, ${dayOf('connected_at')} as day from mate_link where from_id = ${memberId} and state = 'connected'
  union all
  select 'connections', ${dayOf('connected_at')} from mate_link where to_id = ${memberId} and state = 'connected'`

/** The days on which somebody looked at a member's profile. */
export const profileViews = (memberId: string) => sql`select 'profileViews' as what, day from profile_view where member_id = ${memberId}`

/** The four readings of a profile. Views and posts are charted a day, mates and papers as they stood at its end. */
export async function countsOf(db: Db, memberId: string, now: Date): Promise<Required<Profile['counts']>> {
  const counted = await tally(
    db,
    ['profileViews', 'connections', 'posts', 'papers'],
    sql`${profileViews(memberId)}
      union all ${matesMade(memberId)}
      union all select 'posts', ${dayOf('created_at')} from post where author_id = ${memberId}
      union all select 'papers', ${dayOf('created_at')} from publication where member_id = ${memberId}`,
    now,
  )
  return {
    profileViews: counted.profileViews,
    mates: { ...counted.connections, week: standing(counted.connections) },
    posts: counted.posts,
    researchPapers: { ...counted.papers, week: standing(counted.papers) },
  }
}
