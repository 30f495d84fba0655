import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { PINNED_MAX } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { getStanding, notFound } from '../standing.ts'

type Place = {
  pinned?: boolean | undefined
  mutedUntil?: string | null | undefined
  archived?: boolean | undefined
  markedUnread?: boolean | undefined
  takesUrgent?: boolean | undefined
}

/** Where a conversation stands in the viewer's own list; nobody else hears of it. */
export async function keepPlace(tx: Db, viewerId: string, conversationId: string, place: Place) {
  const { pinned, mutedUntil, archived, markedUnread, takesUrgent, ...forgotten } = place
  forgotten satisfies Record<string, never>
  const { lastSeq } = await getStanding(tx, viewerId, conversationId)
  if (pinned) await refuseMany(tx, viewerId, conversationId)
  await tx
    .updateTable('participant')
    .set({
      ...(pinned !== undefined && { pinned_at: pinned ? new Date() : null }),
      ...(mutedUntil !== undefined && { muted_until: mutedUntil === null ? null : new Date(mutedUntil) }),
      ...(archived !== undefined && { archived_seq: archived ? lastSeq : null }),
      ...(markedUnread !== undefined && { marked_unread: markedUnread }),
      ...(takesUrgent !== undefined && { takes_urgent: takesUrgent }),
      member_id: viewerId,
    })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', viewerId)
    .execute()
}

async function refuseMany(tx: Db, viewerId: string, conversationId: string) {
  await tx.selectFrom('member').select('id').where('id', '=', viewerId).forNoKeyUpdate().execute()
  const pinned = await tx
    .selectFrom('participant')
    .select('conversation_id')
    .where('member_id', '=', viewerId)
    .where('pinned_at', 'is not', null)
    .where('conversation_id', '<>', conversationId)
    .limit(sql.lit(PINNED_MAX))
    .execute()
  if (pinned.length === PINNED_MAX) throw new Refusal('LIST_FULL', { words: `You can pin ${PINNED_MAX} conversations. Unpin one first.` })
}

/** Takes all that is in it so far away from the viewer alone, and answers up to where. What they had not seen of it counts as neither read nor received. */
export async function clear(tx: Db, viewerId: string, conversationId: string): Promise<number> {
  const { rows } = await sql<{ clearedSeq: number }>`
    update participant p set cleared_seq = c.last_seq, marked_unread = false from conversation c
    where c.id = p.conversation_id and p.conversation_id = ${conversationId} and p.member_id = ${viewerId}
    returning p.cleared_seq as "clearedSeq"`.execute(tx)
  return rows[0]?.clearedSeq ?? notFound()
}
