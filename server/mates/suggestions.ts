import { sql } from 'kysely'
import type { Mate } from '#contract/mates.ts'
import type { Db } from '../platform/db/client.ts'
import { loadCards } from '../profile/card.ts'
import { countMutualMates } from './queries.ts'
import { reasonFor } from './rules.ts'

// However large the network is, a suggestion looks at this many members and no more.
const MATES_SEEN = sql.lit(100)
const MATES_OF_EACH = sql.lit(50)
const ALIKE_SEEN = sql.lit(40)
/** The most that anybody may ask for. */
const SUGGESTED_MAX = sql.lit(20)

type Candidate = { id: string; same_hospital: boolean; same_specialty: boolean; same_city: boolean }

/** Members the viewer may know, nearest first: mutual mates, then hospital, specialty and city; where these run out, the newest verified members. */
export async function suggestMates(db: Db, viewerId: string, limit: number): Promise<Mate[]> {
  const near = (await pickNear(db, viewerId)).slice(0, limit)
  const newest = near.length < limit ? await pickNewest(db, viewerId) : []
  const known = new Set(near.map(({ id }) => id))
  const ids = [...known, ...newest.filter((id) => !known.has(id))].slice(0, limit)

  const [cards, mutual] = await Promise.all([loadCards(db, ids), countMutualMates(db, viewerId, ids)])
  const traits = new Map(near.map((candidate) => [candidate.id, candidate]))
  return ids.flatMap((id) => {
    const [member, same] = [cards.get(id), traits.get(id)]
    if (!member) return []
    const reason = reasonFor({
      mutualMates: mutual.get(id) ?? 0,
      sameHospital: same?.same_hospital ?? false,
      sameSpecialty: same?.same_specialty ?? false,
      sameCity: same?.same_city ?? false,
    })
    return { member, state: 'suggested', reason }
  })
}

const unlinked = (viewerId: string) => sql`
  m.id <> ${viewerId}
  and (select true from mate_link l where l.from_id = ${viewerId} and l.to_id = m.id) is null
  and (select true from mate_link l where l.to_id = ${viewerId} and l.from_id = m.id) is null`

/** The statement behind the nearest candidates. Every list in it is cut before it is joined, so that its cost does not grow with the network. */
export function nearest(viewerId: string) {
  return sql<Candidate>`
    with me as materialized (select hospital, specialty, location from member where id = ${viewerId}),
    mine as materialized (
      (select to_id as id from mate_link where from_id = ${viewerId} and state = 'connected' limit ${MATES_SEEN})
      union all
      (select from_id from mate_link where to_id = ${viewerId} and state = 'connected' limit ${MATES_SEEN})
    ),
    theirs as materialized (
      select friend.id, count(*) as mutual
      from mine cross join lateral (
        (select to_id as id from mate_link where from_id = mine.id and state = 'connected' limit ${MATES_OF_EACH})
        union all
        (select from_id from mate_link where to_id = mine.id and state = 'connected' limit ${MATES_OF_EACH})
      ) as friend
      group by friend.id
      order by mutual desc, friend.id desc
      limit ${sql.lit(200)}
    ),
    candidate as materialized (
      select id from theirs
      union
      (select id from member where hospital <> '' and hospital = (select hospital from me) order by id desc limit ${ALIKE_SEEN})
      union
      (select id from member where specialty <> '' and specialty = (select specialty from me) order by id desc limit ${ALIKE_SEEN})
      union
      (select id from member where location <> '' and location = (select location from me) order by id desc limit ${ALIKE_SEEN})
    )
    select m.id,
      m.hospital <> '' and m.hospital = me.hospital as same_hospital,
      m.specialty <> '' and m.specialty = me.specialty as same_specialty,
      m.location <> '' and m.location = me.location as same_city
    from candidate join member m using (id) cross join me left join theirs using (id)
    where ${unlinked(viewerId)}
    order by coalesce(theirs.mutual, 0) desc, same_hospital desc, same_specialty desc, same_city desc, m.id desc
    limit ${SUGGESTED_MAX}`
}

const pickNear = async (db: Db, viewerId: string) => (await nearest(viewerId).execute(db)).rows

/** The newest verified members, so that somebody without hospital, city or mates is not alone. */
async function pickNewest(db: Db, viewerId: string) {
  const { rows } = await sql<{ id: string }>`
    select m.id from member m where m.verified and ${unlinked(viewerId)} order by m.id desc limit ${SUGGESTED_MAX}`.execute(db)
  return rows.map(({ id }) => id)
}
