import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ReactionKind } from '#contract/messages.ts'
import { announce, notify, notifyEach, pushTo, withdraw } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Live } from '../platform/live/channel.ts'
import { blockedIdsOf } from '../relations/public.ts'
import { hasSaidYes } from './standing.ts'

type Message = { id: string; conversationId: string; senderId: string | null }

/** Notifies a message's author of a reaction, or takes that back; answers whose notices changed. */
export async function notifyOfReaction(tx: Db, viewerId: string, { id, conversationId, senderId }: Message, kind: ReactionKind | null) {
  if (!senderId) return []
  const gone = await withdraw(tx, { kind: 'message_reacted', from: viewerId, to: senderId, subject: conversationId, part: id })
  if (!kind) return gone
  return [...gone, ...(await notify(tx, { to: senderId, kind: 'message_reacted', from: viewerId, subject: conversationId, part: id }))]
}

/** How often it is looked for what waits, by the one job that each minute begins: somebody listens for their phone. */
const ROUNDS = 6
const ROUND_MS = 10_000

/** The rounds of a minute. */
export async function announceForAMinute(services: { db: Db; live: Live }, signal: AbortSignal) {
  for (let round = 1; round <= ROUNDS && !signal.aborted; round++) {
    await announceUnread(services)
    if (round < ROUNDS) await sleep(ROUND_MS, undefined, { signal }).catch(() => {})
  }
}

/** Conversations looked at in one round; the next one takes the rest. */
const ROUND = 500

/**
 * Notifies members of what has waited some seconds to be read, once until they have read it: of a message they see at once nobody is
 * notified, and of a conversation that is muted neither. The first message that waits counts, so that one that is never silent is told as soon.
 */
export async function announceUnread({ db, live }: { db: Db; live: Live }) {
  const notified = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ conversation_id: string; member_id: string; sender_id: string }>`
      with waiting as (
        select p.conversation_id, p.member_id, c.last_seq from conversation c join participant p on p.conversation_id = c.id
        where c.last_at > now() - interval '1 day' and ${sql.raw(hasSaidYes('p'))}
          and c.last_seq > greatest(p.announced_seq, p.read_seq, p.cleared_seq) and coalesce(p.muted_until < now(), true)
          and (c.last_at < now() - interval '20 seconds' or exists (
            select from message m where m.conversation_id = c.id and m.seq > greatest(p.announced_seq, p.read_seq, p.cleared_seq)
              and m.author = 'member' and m.sender_id <> p.member_id and m.created_at < now() - interval '20 seconds'))
        order by c.last_at limit ${sql.lit(ROUND)} for update of p skip locked
      ), said as (
        update participant p set announced_seq = waiting.last_seq from waiting
        where p.conversation_id = waiting.conversation_id and p.member_id = waiting.member_id
        returning p.conversation_id, p.member_id, greatest(p.read_seq, p.cleared_seq) as seen_seq
      )
      select said.conversation_id, said.member_id, m.sender_id from said cross join lateral (
        select sender_id from message m where m.conversation_id = said.conversation_id and m.seq > said.seen_seq and m.author = 'member'
          and m.sender_id <> said.member_id and m.deleted_at is null and m.sender_id <> all(${sql.raw(blockedIdsOf('said.member_id'))})
          and not exists (select from message_hidden h where h.member_id = said.member_id and h.conversation_id = m.conversation_id and h.seq = m.seq)
        order by m.seq desc limit 1) as m`.execute(tx)
    const all: string[] = []
    const waiting = rows.map(({ member_id, conversation_id }) => ({ memberId: member_id, subjectId: conversation_id }))
    await pushTo(tx, 'message', waiting)
    const bySender = Map.groupBy(rows, ({ conversation_id, sender_id }) => `${conversation_id} ${sender_id}`)
    for (const of of bySender.values()) {
      const { conversation_id: subject, sender_id: from } = of[0]!
      const members = of.map(({ member_id }) => member_id)
      all.push(...(await notifyEach(tx, members, { kind: 'message_received', from, subject })))
    }
    return all
  })
  announce(live, notified)
}
