import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

/** Everybody who is a mate of the member in this expression, with the moment of it, as (id, at). Read from the index alone. */
export const matesOf = (member: RawBuilder<unknown>) => sql`
  select to_id as id, connected_at as at from mate_link where from_id = ${member} and state = 'connected'
  union all
  select from_id, connected_at from mate_link where to_id = ${member} and state = 'connected'`

/**
 * How many mates the viewer shares with each of these members; who hides them is not in the map.
 * Two lists tell of such a mate, theirs and the mate's own: where either is hidden from the viewer, the mate is not counted.
 */
export async function countMutualMates(db: Db, viewerId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await mutualMates(viewerId, ids).execute(db)
  return new Map(rows.map(({ id, mates }) => [id, mates]))
}

/** The statement behind the counts. Each list is read once and compared in memory: as a join, it would be read once for every mate of the viewer. */
export const mutualMates = (viewerId: string, ids: readonly string[]) => sql<{ id: string; mates: number }>`
  with mine as materialized (${matesOf(sql`${viewerId}::uuid`)}),
  telling as materialized (select id from mine where (select mates_audience from profile where member_id = mine.id) <> 'me')
  select other.id, (select count(*) filter (where theirs.id in (select id from telling)) from (${matesOf(sql`other.id`)}) as theirs) as mates
  from unnest(${ids}::uuid[]) as other (id)
  join profile on profile.member_id = other.id
  where profile.mates_audience = 'members' or (profile.mates_audience = 'mates' and other.id in (select id from mine))`
