import { sql } from 'kysely'
import type { Marks } from '#contract/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import { participationsOf } from '../standing.ts'

type Said = { conversationId: string; delivered: number; read: number }
export type Moved = { conversationId: string; marks: Marks; announced: boolean }

/**
 * Moves the viewer's marks as far as was said and no further than the conversation goes; never back. Reading is having received. Of a
 * request that is not accepted nothing moves, so that its sender does not learn that it was seen. Of one that becoming mates has accepted it
 * stays so, whether they remain mates or not.
 */
export async function moveMarks(db: Db, viewerId: string, said: readonly Said[]): Promise<Moved[]> {
  const { rows } = await sql<{ conversationId: string; delivered: number; read: number; announced: boolean }>`
    update participant set
      delivered_seq = greatest(delivered_seq, least(s.last_seq, greatest(s.delivered, s.read))),
      read_seq = greatest(read_seq, least(s.last_seq, s.read)),
      state = 'joined',
      marked_unread = participant.marked_unread and (s.read = 0 or s.read < participant.read_seq)
    from (
      select distinct on (c.id) c.id, c.last_seq, t.delivered, t.read
      from unnest(${said.map(({ conversationId }) => conversationId)}::uuid[], ${said.map(({ delivered }) => delivered)}::bigint[],
        ${said.map(({ read }) => read)}::bigint[]) as t (id, delivered, read)
      join (${participationsOf(viewerId)}) as c on c.id = t.id and c.state = 'joined'
      order by c.id, t.read desc, t.delivered desc
    ) as s
    where participant.conversation_id = s.id and participant.member_id = ${viewerId} and (
      participant.state <> 'joined' or participant.delivered_seq < least(s.last_seq, greatest(s.delivered, s.read)) or participant.read_seq < least(s.last_seq, s.read)
      or participant.marked_unread and s.read >= participant.read_seq and s.read > 0)
    returning conversation_id as "conversationId", delivered_seq as delivered, read_seq as read, announced_seq > 0 as announced`.execute(db)
  return rows.map(({ conversationId, delivered, read, announced }) => ({
    conversationId,
    marks: { memberId: viewerId, delivered, read },
    announced,
  }))
}
