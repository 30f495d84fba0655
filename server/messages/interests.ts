import { sql } from 'kysely'
import type { Marks } from '#contract/messages.ts'
import type { Db } from '../platform/db/client.ts'
import type { Hint, InterestRule, Touch } from '../platform/live/interests.ts'
import type { ConversationKeys } from './keys/conversation-keys.ts'
import { type IsPresent, mayWriteTo, presenceNow } from './presence.ts'
import { participationsOf } from './standing.ts'
import { conversationStream, headsNow } from './stream.ts'

/** What a touch of a conversation says: marks of a member that moved; without them it is itself another one. */
type MovedMarks = { marks: Marks }

async function readable(db: Db, viewerId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select p.id from (${participationsOf(viewerId)}) as p where p.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of these conversations that are one member's with this one. */
async function directWith(db: Db, memberId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversation c join participant p on p.conversation_id = c.id and p.member_id = ${memberId}
    where c.id = any(${ids}::uuid[]) and c.kind = 'direct'`.execute(db)
  return rows.map(({ id }) => id)
}

function news(conversationId: string, touches: readonly Touch[]): Hint[] {
  const moved = new Map(touches.flatMap(({ what }) => (what ? [[(what as MovedMarks).marks.memberId, (what as MovedMarks).marks]] : [])))
  const hasChanged = touches.some(({ what }) => !what)
  return [
    ...(hasChanged ? [['conversation_changed', { conversationId }] satisfies Hint] : []),
    ...(moved.size > 0 ? [['marks_moved', { conversationId, marks: [...moved.values()] }] satisfies Hint] : []),
  ]
}

/** A conversation as its pane shows it, and whether a member is online. */
export const messagesInterests = (keys: ConversationKeys, isPresent: IsPresent) =>
  ({
    conversation: { admit: readable, ofMember: directWith, now: headsNow, stream: conversationStream(keys), news },
    presence: {
      admit: mayWriteTo,
      ofMember: async (_db, memberId, ids) => ids.filter((id) => id === memberId),
      now: presenceNow(isPresent),
    },
  }) as const satisfies Record<string, InterestRule>
