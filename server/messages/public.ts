import { sql } from 'kysely'
import { blockedIdsOf } from '../relations/public.ts'
import { unreadOf } from './conversations/load.ts'
import { isTheirs, participations, stateOf } from './standing.ts'

export { ConversationKeys, refuseOtherMessageKeys } from './keys/conversation-keys.ts'

const theirs = (viewerId: string) => sql`${isTheirs(viewerId)} and ${sql.raw(stateOf('p', 'o'))} = 'joined'`

/** When others wrote to the viewer, as (what, at). */
export const messagesReceived = (what: string, viewerId: string) => sql`
  select ${what} as what, m.created_at as at from ${participations}
  join message m on m.conversation_id = c.id and m.seq > p.cleared_seq and m.author <> 'house' and m.sender_id is distinct from p.member_id
  where ${theirs(viewerId)}`

/** When others wrote to the viewer what the viewer has not read, as (what, at). */
export const messagesUnread = (what: string, viewerId: string) => sql`
  select ${what} as what, new.created_at as at from ${participations}
  cross join lateral (${sql.raw(unreadOf('p.member_id', blockedIdsOf('p.member_id')))}) as new
  where ${theirs(viewerId)} and c.last_seq > p.read_seq`
