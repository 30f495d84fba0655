import { sql } from 'kysely'
import { firstIdAt } from '../platform/ids.ts'
import { membersApartFrom } from '../relations/public.ts'
import { mutualMates } from './mutual.ts'
import { common, own, sameCollege, sameHospital } from './reasons.ts'

// However large the network is, a suggestion looks at this many members and no more.
const MATES_SEEN = sql.lit(100)
const MATES_OF_EACH = sql.lit(50)
const ALIKE_SEEN = sql.lit(40)
/** The most that anybody may ask for. */
export const SUGGESTED_MAX = 20
const MOST = sql.lit(SUGGESTED_MAX)

/** Newcomers among whom shared interests are looked for. */
const NEWEST_SEEN = sql.lit(200)
const NEAR_MAX = sql.lit(200)

export type Candidate = {
  id: string
  same_hospital: boolean
  same_college: boolean
  same_year: boolean
  college_year: number | null
  same_specialty: boolean
  same_city: boolean
  interests: string[]
}

/** Whom not to suggest: oneself, whoever is linked, blocked or dismissed, and where a no still stands. */
const hidden = (viewerId: string) => sql`
  select ${viewerId}::uuid as id
  union all select to_id from mate_link where from_id = ${viewerId} and state = 'connected'
  union all select from_id from mate_link where to_id = ${viewerId} and state = 'connected'
  union all select to_id from mate_link where from_id = ${viewerId} and state = 'pending'
  union all select from_id from mate_link where to_id = ${viewerId} and state = 'pending'
  union all ${membersApartFrom(viewerId)}
  union all select dismissed_id from mate_dismissal where member_id = ${viewerId}
  union all select decliner_id from mate_decline where asker_id = ${viewerId}
  union all select asker_id from mate_decline where decliner_id = ${viewerId}`

const me = (viewerId: string) => sql`select ${own} from member m join profile p on p.member_id = m.id where m.id = ${viewerId}`

/**
 * The statement behind the nearest candidates. Every list in it is cut before it is joined, so that its cost does not grow with the network.
 * Mates of a mate who hides the list are not looked at, and of a candidate who hides it, none counts.
 */
export function nearest(viewerId: string) {
  return sql<Candidate>`
    with me as materialized (${me(viewerId)}),
    hidden as materialized (${hidden(viewerId)}),
    mine as materialized (
      select id from (
        (select to_id as id from mate_link where from_id = ${viewerId} and state = 'connected' order by connected_at desc limit ${MATES_SEEN})
        union all
        (select from_id from mate_link where to_id = ${viewerId} and state = 'connected' order by connected_at desc limit ${MATES_SEEN})
      ) as mate where (select mates_audience from profile where member_id = mate.id) <> 'me'
    ),
    theirs as materialized (
      select friend.id, count(*) as mutual
      from mine cross join lateral (
        (select to_id as id from mate_link where from_id = mine.id and state = 'connected' order by connected_at desc limit ${MATES_OF_EACH})
        union all
        (select from_id from mate_link where to_id = mine.id and state = 'connected' order by connected_at desc limit ${MATES_OF_EACH})
      ) as friend
      where friend.id not in (select id from hidden)
      group by friend.id
      order by mutual desc, friend.id desc
      limit ${NEAR_MAX}
    ),
    candidate as materialized (
      select id from theirs
      union
      (select id from member where hospital <> '' and hospital = (select hospital from me) order by id desc limit ${ALIKE_SEEN})
      union
      (select member_id from profile where college <> '' and college = (select college from me)
        and graduation_year = (select graduation_year from me) order by member_id desc limit ${ALIKE_SEEN})
      union
      (select member_id from profile where college <> '' and college = (select college from me)
        order by graduation_year desc, member_id desc limit ${ALIKE_SEEN})
      union
      (select id from member where specialty <> '' and specialty = (select specialty from me) order by id desc limit ${ALIKE_SEEN})
      union
      (select id from member where city <> '' and city = (select city from me) order by id desc limit ${ALIKE_SEEN})
    ),
    near as (
      select m.id, case when p.mates_audience = 'members' then coalesce(theirs.mutual, 0) else 0 end as mutual, ${common}
      from candidate join member m using (id) join profile p on p.member_id = m.id cross join me left join theirs using (id)
      where m.id not in (select id from hidden)
    )
    select id, same_hospital, same_college, same_year, college_year, same_specialty, same_city, interests from near
    where mutual > 0 or same_hospital or same_college or same_specialty or same_city
    order by mutual desc, same_hospital desc, same_year desc, same_college desc, same_specialty desc, same_city desc,
      cardinality(interests) desc, id desc
    limit ${MOST}`
}

/** Those of these members who may still be suggested for something that they share with the viewer, in the order given. */
export const stillNear = (viewerId: string, ids: readonly string[]) => sql<Candidate>`
  with me as materialized (${me(viewerId)}),
  hidden as materialized (${hidden(viewerId)}),
  near as (
    select kept.nth, m.id, coalesce(mutual.mates, 0) as mutual, ${common}
    from unnest(${ids}::uuid[]) with ordinality as kept (id, nth)
    cross join lateral (select * from member where id = kept.id limit 1) as m
    cross join lateral (select * from profile where member_id = kept.id limit 1) as p
    cross join me left join (${mutualMates(viewerId, ids)}) as mutual on mutual.id = kept.id
    where kept.id not in (select id from hidden)
  )
  select id, same_hospital, same_college, same_year, college_year, same_specialty, same_city, interests from near
  where mutual > 0 or same_hospital or same_college or same_specialty or same_city order by nth`

/** A mark of what the viewer says of themselves, as far as it decides who is near. */
export const basisOf = (viewerId: string) => sql<string>`(select md5(me::text) from (${me(viewerId)}) as me)`

/** The newest verified members, those with the same interests first, so that somebody without hospital, city or mates is not alone. */
export const newest = (viewerId: string) => sql<Candidate>`
  with me as materialized (${me(viewerId)}),
  hidden as materialized (${hidden(viewerId)})
  select m.id, ${common}
  from (select * from member where verified and id not in (select id from hidden) order by id desc limit ${NEWEST_SEEN}) as m
  join profile p on p.member_id = m.id cross join me
  order by cardinality(array(select unnest(p.interests) intersect select unnest(me.interests))) desc, m.id desc
  limit ${MOST}`

/** Members who joined between two moments and share the viewer's college or hospital: how many there are, and the nearest of them. */
export const newcomers = (viewerId: string, from: Date, until: Date, limit: number) => sql<Candidate & { total: number }>`
  with me as materialized (${me(viewerId)}),
  hidden as materialized (${hidden(viewerId)}),
  joined as materialized (
    select id from member
    where hospital <> '' and hospital = (select hospital from me) and id >= ${firstIdAt(from)} and id < ${firstIdAt(until)}
    union
    select member_id from profile
    where college <> '' and college = (select college from me) and member_id >= ${firstIdAt(from)} and member_id < ${firstIdAt(until)}
  )
  select m.id, count(*) over () as total, ${common}
  from joined join member m using (id) join profile p on p.member_id = m.id cross join me
  where m.id not in (select id from hidden) and (${sameHospital} or ${sameCollege})
  order by same_year desc, same_college desc, m.id desc limit ${sql.lit(limit)}`
