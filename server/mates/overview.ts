import { sql } from 'kysely'
import type { MatesOverview } from '#contract/mates.ts'
import type { Db } from '../platform/db/client.ts'
import { dayOf, standing, tally } from '../platform/tally.ts'
import { findMatesAudience } from './audience.ts'
import { matesOf } from './mutual.ts'

/** The tiles and the counts of the lists, all of it counted now. */
export async function overviewOf(db: Db, viewerId: string, now: Date): Promise<MatesOverview> {
  const [{ active, pending, newMessages, mutualConnections, requests }, audience] = await Promise.all([
    tally(db, ['active', 'pending', 'newMessages', 'mutualConnections', 'requests'], counted(viewerId), now),
    findMatesAudience(db, viewerId),
  ])
  return {
    active: active.total,
    pending: pending.total,
    newMessages: newMessages.total,
    mutualConnections: mutualConnections.total,
    weeks: {
      active: standing(active),
      pending: standing(pending),
      newMessages: newMessages.week,
      mutualConnections: standing(mutualConnections),
    },
    requests: requests.total,
    audience,
  }
}

/** What is counted, as (what, day). Somebody shares a mate with the viewer since the later of the two became one. */
export const counted = (viewerId: string) => sql`
  with mine as materialized (${matesOf(sql`${viewerId}::uuid`)}),
  telling as materialized (select * from mine where (select mates_audience from profile where member_id = mine.id) <> 'me'),
  stranger as materialized (
    select blocked_id as id from member_block where blocker_id = ${viewerId}
    union all select blocker_id from member_block where blocked_id = ${viewerId}
  ),
  sharing as (
    select theirs.id, min(greatest(theirs.at, telling.at)) as at
    from telling cross join lateral (${matesOf(sql`telling.id`)}) as theirs
    where theirs.id <> ${viewerId} and theirs.id not in (select id from stranger)
    group by theirs.id
  )
  select 'active' as what, ${dayOf('at')} as day from mine
  union all select 'mutualConnections', ${dayOf('at')} from sharing
  union all select 'pending', ${dayOf('created_at')} from mate_link where from_id = ${viewerId} and state = 'pending'
  union all select 'requests', ${dayOf('created_at')} from mate_link where to_id = ${viewerId} and state = 'pending'
  union all select 'newMessages', ${dayOf('message.created_at')} from participant
    join message on message.conversation_id = participant.conversation_id and message.sender_id <> ${viewerId} and message.seq > participant.read_seq
    where participant.member_id = ${viewerId}`
