import { sql } from 'kysely'
import type { WaitsFor } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import { blockedIdsOf } from '../relations/public.ts'
import { unreadOf } from './conversations/load.ts'
import { participationsOf } from './standing.ts'
import { ringingFor } from './urgent.ts'

/** Whether a member has something left to look at in a conversation, or in any: a message to read, an urgent one that still rings, or for a summary either. */
export const waitsToBeRead: WaitsFor = async (db, memberId, { kind, subjectId }) =>
  (kind !== 'urgent' && (await hasUnread(db, memberId, subjectId))) || (kind !== 'message' && (await isRung(db, memberId, subjectId)))

/** Where nothing is muted. */
async function hasUnread(db: Db, memberId: string, conversationId: string | null) {
  const { rows } = await sql`
    select from (${participationsOf(memberId)}) as p cross join lateral (${sql.raw(unreadOf(blockedIdsOf('p.member_id')))} limit 1) as unread
    where (${conversationId}::uuid is null or p.id = ${conversationId}) and p.state = 'joined' and p.last_seq > p.read_seq
      and coalesce(p.muted_until < now(), true) limit 1`.execute(db)
  return rows.length > 0
}

/** Muted or not. */
async function isRung(db: Db, memberId: string, conversationId: string | null) {
  const { rows } = await sql`
    select from message m ${ringingFor(memberId)} and (${conversationId}::uuid is null or m.conversation_id = ${conversationId}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
