import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { RING_MINUTES, RINGS_MAX } from '#contract/limits.ts'
import { pushTo } from '../notifications/public.ts'
import { type Limits, within } from '../platform/access/limits.ts'
import type { Db } from '../platform/db/client.ts'
import type { Live } from '../platform/live/channel.ts'
import { mateIdsOf, notBlocked } from '../relations/public.ts'
import { nextChange } from './changing.ts'
import { readRows, type Store } from './reading/read.ts'
import { stillRings } from './reading/show.ts'
import { hasSaidYes, participationsOf } from './standing.ts'

type Place = { conversationId: string; seq: number }

/**
 * Counts an urgent message; answers what takes the count away again. One too many is refused for good: sent when the hour is over it would
 * ring for what is urgent no longer, and hold up all that is written after it until then.
 */
export async function countUrgent({ urgent }: Pick<Limits, 'urgent'>, memberId: string) {
  const uncount = await within(urgent(memberId))
  if (!uncount) throw new Refusal('URGENTS_SPENT')
  return uncount
}

/** Lets an urgent message ring: mates of its sender alone, who take such messages, also where they have muted the conversation. Answers them. */
export async function beginRinging(tx: Db, senderId: string, { conversationId, seq }: Place): Promise<string[]> {
  const nextAt = new Date(Date.now() + RING_MINUTES * 60_000)
  await tx.insertInto('message_urgent').values({ conversation_id: conversationId, seq, next_at: nextAt, rings_left: RINGS_MAX }).execute()
  const { rows } = await sql<{ member_id: string }>`
    insert into message_ring (conversation_id, seq, member_id)
    select p.conversation_id, ${seq}::bigint, p.member_id from participant p
    where p.conversation_id = ${conversationId} and p.member_id <> ${senderId} and ${sql.raw(hasSaidYes('p'))} and p.takes_urgent
      and coalesce((select urgent from message_setting s where s.member_id = p.member_id), true)
      and ${senderId}::uuid = any(${sql.raw(mateIdsOf('p.member_id'))}) and ${notBlocked(senderId, 'p.member_id')}
    returning member_id`.execute(tx)
  if (rows.length === 0) throw new Refusal('NOBODY_RUNG')
  const rungIds = rows.map(({ member_id }) => member_id)
  const waiting = rungIds.map((memberId) => ({ memberId, subjectId: conversationId }))
  await pushTo(tx, 'urgent', waiting)
  return rungIds
}

/** The viewer has seen to it: it rings them no more, and everybody there learns so. Answers whether it rang them. */
export async function acknowledge(tx: Db, viewerId: string, { conversationId, seq }: Place): Promise<boolean> {
  const { change_seq } = await nextChange(tx, conversationId)
  const rung = await tx
    .updateTable('message_ring')
    .set({ acknowledged_at: new Date() })
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('member_id', '=', viewerId)
    .where('acknowledged_at', 'is', null)
    .returning('seq')
    .execute()
  if (rung.length === 0) return false
  await tx.updateTable('message').set({ change_seq }).where('conversation_id', '=', conversationId).where('seq', '=', seq).execute()
  return true
}

/** Of messages `m` those that the viewer can read and has not acknowledged. */
export const ringingFor = (viewerId: string) => sql`
  join message_ring ring on ring.conversation_id = m.conversation_id and ring.seq = m.seq
  join (${participationsOf(viewerId)}) as p on p.id = m.conversation_id
  where ring.member_id = ${viewerId} and ring.acknowledged_at is null and ${sql.raw(stillRings('ring'))}`

/** Urgent messages that ring for the viewer, the latest first. */
export const listRinging = (store: Store, viewerId: string) =>
  readRows(store, viewerId, sql`${ringingFor(viewerId)} order by m.id desc limit 50`)

/** How many of them there are. */
export async function countRinging(db: Db, viewerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from message m ${ringingFor(viewerId)}`.execute(db)
  return rows[0]!.count
}

/** Rings again whatever is due, until it is acknowledged or has rung often enough. */
export async function ringAgain({ db, live }: { db: Db; live: Live }) {
  const rung = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ member_id: string; conversation_id: string }>`
      with due as (
        update message_urgent set next_at = now() + make_interval(mins => ${sql.lit(RING_MINUTES)}), rings_left = rings_left - 1
        where next_at <= now() and rings_left > 0 returning conversation_id, seq)
      select distinct r.member_id, r.conversation_id from due
      join message m on m.conversation_id = due.conversation_id and m.seq = due.seq
      join message_ring r on r.conversation_id = due.conversation_id and r.seq = due.seq and ${sql.raw(stillRings('r'))}`.execute(tx)
    const waiting = rows.map(({ member_id, conversation_id }) => ({ memberId: member_id, subjectId: conversation_id }))
    await pushTo(tx, 'urgent', waiting)
    return rows
  })
  for (const memberId of new Set(rung.map(({ member_id }) => member_id))) live.toMember(memberId, 'urgent_rings')
}
