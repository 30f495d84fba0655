import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { REMINDERS_MAX } from '#contract/limits.ts'
import { announce, notify } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Live } from '../platform/live/channel.ts'
import { blockedIdsOf } from '../relations/public.ts'
import { findMessage, type Store } from './reading/read.ts'
import { getStanding, hasSaidYes, notFound, standingOf } from './standing.ts'

type Place = { conversationId: string; seq: number }

/** Has the viewer reminded of a message then, or no more. */
export async function saveReminder(store: Store, viewerId: string, { conversationId, seq }: Place, remindAt: string | null) {
  const standing = await getStanding(store.db, viewerId, conversationId)
  if (!(await findMessage(store, viewerId, standing, seq))) notFound()
  if (remindAt === null) return void (await removeReminder(store.db, viewerId, { conversationId, seq }))
  await store.db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', viewerId).forNoKeyUpdate().execute()
    const others = await tx
      .selectFrom('message_reminder')
      .select('seq')
      .where('member_id', '=', viewerId)
      .where((eb) => eb.or([eb('conversation_id', '<>', conversationId), eb('seq', '<>', seq)]))
      .limit(sql.lit(REMINDERS_MAX))
      .execute()
    if (others.length === REMINDERS_MAX) throw new Refusal('LIST_FULL')
    const at = new Date(remindAt)
    await tx
      .insertInto('message_reminder')
      .values({ member_id: viewerId, conversation_id: conversationId, seq, remind_at: at })
      .onConflict((same) => same.columns(['member_id', 'conversation_id', 'seq']).doUpdateSet({ remind_at: at }))
      .execute()
  })
}

const removeReminder = (db: Db, memberId: string, { conversationId, seq }: Place) =>
  db
    .deleteFrom('message_reminder')
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .execute()

/** What the viewer wants to be reminded of, the next first; what they cannot read any more is left out. */
export async function listReminders(store: Store, viewerId: string) {
  const rows = await store.db
    .selectFrom('message_reminder')
    .selectAll()
    .where('member_id', '=', viewerId)
    .orderBy('remind_at')
    .limit(sql.lit(REMINDERS_MAX))
    .execute()
  const items = await Promise.all(
    rows.map(async ({ conversation_id, seq, remind_at }) => {
      const [standing] = (await standingOf(viewerId, sql`${conversation_id}::uuid`).execute(store.db)).rows
      const message = standing && (await findMessage(store, viewerId, standing, seq))
      return message?.envelope ? [{ message, remindAt: remind_at.toISOString() }] : []
    }),
  )
  return items.flat()
}

/** Notifies everybody whose reminder is due, once. Whoever can read it no more, or has deleted it for themselves, is not reminded of it. */
export async function remindAll({ db, live }: { db: Db; live: Live }) {
  const notified = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ member_id: string; conversation_id: string; message_id: string }>`
      with due as (
        delete from message_reminder where (member_id, conversation_id, seq) in (
          select member_id, conversation_id, seq from message_reminder where remind_at <= now() order by remind_at limit 500 for update skip locked)
        returning *)
      select due.member_id, due.conversation_id, m.id as message_id from due
      join participant p on p.conversation_id = due.conversation_id and p.member_id = due.member_id and p.cleared_seq < due.seq
      join message m on m.conversation_id = due.conversation_id and m.seq = due.seq and m.deleted_at is null
      cross join lateral (select ${sql.raw(blockedIdsOf('due.member_id'))} as blocked) as apart
      where (m.sender_id is null or m.sender_id <> all(apart.blocked)) and (p.state <> 'declined' or ${sql.raw(hasSaidYes('p'))})
        and not exists (select from conversation c join participant o on o.conversation_id = c.id and o.member_id = any(apart.blocked)
          where c.id = due.conversation_id and c.kind = 'direct')
        and not exists (select from message_hidden h
          where h.member_id = due.member_id and h.conversation_id = due.conversation_id and h.seq = due.seq)`.execute(tx)
    const notices = rows.map(({ member_id, conversation_id, message_id }) =>
      notify(tx, { to: member_id, kind: 'message_reminder', subject: conversation_id, part: message_id }),
    )
    return (await Promise.all(notices)).flat()
  })
  announce(live, notified)
}
