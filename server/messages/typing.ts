import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import type { Live } from '../platform/live/channel.ts'
import { findBlockedIds } from '../relations/public.ts'
import { findSettings } from './settings.ts'
import type { Standing } from './standing.ts'

/** Tells whoever shows the conversation that the viewer is writing; nobody where they have switched it off, or where it is a request. It is kept nowhere. */
export async function tellTyping(
  { db, live }: { db: Db; live: Live },
  viewerId: string,
  { id, state, otherState }: Standing,
): Promise<boolean> {
  if (state !== 'joined' || (otherState !== null && otherState !== 'joined')) return false
  if (!(await findSettings(db, viewerId)).typing) return false
  const { rows } = await sql<{ id: string }>`
    select member_id as id from message_setting where not typing and member_id in (select member_id from participant where conversation_id = ${id})`.execute(
    db,
  )
  const apart = [viewerId, ...rows.map((row) => row.id), ...(await findBlockedIds(db, viewerId))]
  live.toInterested([`conversation:${id}`], 'typing', { conversationId: id, memberId: viewerId }, apart)
  return true
}
