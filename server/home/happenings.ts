import { sql } from 'kysely'
import { dayOf } from './tally.ts'

/** The days on which the viewer and another member became mates, as (what, day). */
export const matesMade = (viewerId: string) => sql`
  select 'connections' as what, ${dayOf('connected_at')} as day from mate_link where from_id = ${viewerId} and state = 'connected'
  union all
  select 'connections', ${dayOf('connected_at')} from mate_link where to_id = ${viewerId} and state = 'connected'`

/** The days on which somebody looked at the viewer's profile. */
export const profileViews = (viewerId: string) => sql`select 'profileViews' as what, day from profile_view where member_id = ${viewerId}`

/** The days on which others wrote to the viewer; `unread` once more for what the viewer has not read. */
export const messagesReceived = (viewerId: string) => sql`
  select heard.what, ${dayOf('message.created_at')} as day
  from participant
  join message on message.conversation_id = participant.conversation_id and message.sender_id <> ${viewerId}
  join (values ('messages'), ('unread')) as heard (what) on heard.what = 'messages' or message.seq > participant.read_seq
  where participant.member_id = ${viewerId}`
