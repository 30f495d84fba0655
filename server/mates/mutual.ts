import { sql } from 'kysely'
import { matesOf } from '../relations/public.ts'

/** How many mates a member shares with the viewer, and those of them who came last to the member. */
type Mutual = { id: string; mates: number; some: string[] }

/** So many are named. */
const NAMED = sql.lit(2)

/**
 * The statement behind the counts of mutual mates. Each list is read once and compared in memory: as a join, it would be read once for every
 * mate of the viewer. Who hides their list is asked of those alone who are shared.
 */
export const mutualMates = (viewerId: string, ids: readonly string[]) => sql<Mutual>`
  with mine as materialized (${matesOf(sql`${viewerId}::uuid`)}),
  other as materialized (
    select wanted.id from unnest(${ids}::uuid[]) as wanted (id)
    cross join lateral (select mates_audience from profile where member_id = wanted.id limit 1) as profile
    where profile.mates_audience = 'members' or (profile.mates_audience = 'mates' and wanted.id in (select id from mine))
  ),
  shared as materialized (
    select other.id, theirs.id as mate, theirs.at from other cross join lateral (${matesOf(sql`other.id`)}) as theirs where theirs.id in (select id from mine)
  ),
  visible as materialized (
    select mate from (select distinct mate from shared) as one where (select mates_audience from profile where member_id = mate) <> 'me'
  )
  select id, (select count(*) from shared where shared.id = other.id and mate in (select mate from visible)) as mates,
    array(select mate from shared where shared.id = other.id and mate in (select mate from visible) order by at desc, mate limit ${NAMED}) as some
  from other`
