import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import { blockedIdsOf } from '../relations/public.ts'
import { unreadOf } from './conversations/load.ts'
import { participationsOf } from './standing.ts'

export { addPastConversation, beginConversation } from './conversations/begin.ts'
export { openAgreed, sayAbout } from './conversations/direct.ts'
export { leaveGroups, removeAlone } from './conversations/left.ts'
export { countWaiting } from './conversations/list.ts'
export { ConversationKeys, refuseOtherMessageKeys } from './keys/conversation-keys.ts'
export { messageReports } from './reported.ts'
export { countRinging } from './urgent.ts'
export { waitsToBeRead } from './waiting.ts'

/** Those of these pictures that are of a group of the viewer's. */
export async function findShownGroupPictures(db: Db, viewerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.picture_id as id from (${participationsOf(viewerId)}) as p where p.picture_id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** When others wrote to the viewer, as (what, at). */
export const messagesReceived = (what: string, viewerId: string) => sql`
  select ${what} as what, m.created_at as at from (${participationsOf(viewerId)}) as p
  join message m on m.conversation_id = p.id and m.seq > p.cleared_seq and m.author <> 'house' and m.sender_id is distinct from p.member_id
  where p.state = 'joined'`

/** When others wrote to the viewer what the viewer has not read, as (what, at). */
export const messagesUnread = (what: string, viewerId: string) => sql`
  select ${what} as what, unread.at from (${participationsOf(viewerId)}) as p
  cross join lateral (${sql.raw(unreadOf(blockedIdsOf('p.member_id')))}) as unread
  where p.state = 'joined' and p.last_seq > p.read_seq`
