import { sql } from 'kysely'
import { dayOf } from '../platform/tally.ts'

/** The days on which others wrote to the viewer; `unread` once more for what the viewer has not read. */
export const messagesReceived = (viewerId: string) => sql`
  select heard.what, ${dayOf('message.created_at')} as day
  from participant
  join message on message.conversation_id = participant.conversation_id and message.sender_id <> ${viewerId}
  join (values ('messages'), ('unread')) as heard (what) on heard.what = 'messages' or message.seq > participant.read_seq
  where participant.member_id = ${viewerId}`
