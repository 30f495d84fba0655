import { sql } from 'kysely'
import { announce, notify } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Live } from '../../platform/live/channel.ts'
import { blockedIdsOf } from '../../relations/public.ts'
import { endEvent } from './hold.ts'
import { REMIND_BEFORE } from './queries.ts'

/** Reminds everybody who is going to what begins within the hour, once. */
export async function remindOfEvents({ db, live }: { db: Db; live: Live }) {
  const notified = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ event_id: string; member_id: string }>`
      with due as (
        update event_attendance set reminded = true where (event_id, member_id) in (
          select a.event_id, a.member_id from event e join event_attendance a on a.event_id = e.id
          where e.cancelled_at is null and e.starts_at > now() and e.starts_at <= now() + interval ${REMIND_BEFORE} and not a.reminded
          limit 500 for update of a skip locked)
        returning event_id, member_id)
      select due.event_id, due.member_id from due join event e on e.id = due.event_id
      where e.host_id is null or e.host_id <> all (${sql.raw(blockedIdsOf('due.member_id'))})`.execute(tx)
    return (await Promise.all(rows.map((row) => notify(tx, { to: row.member_id, kind: 'event_reminder', subject: row.event_id })))).flat()
  })
  announce(live, notified)
}

/** Cancels what was to be held by members who have left. */
export async function cancelHostless({ db, live }: { db: Db; live: Live }) {
  const notified = await db.transaction().execute(async (tx) => {
    const hostless = await tx
      .selectFrom('event')
      .select('id')
      .where('host_id', 'is', null)
      .where('client_id', 'is not', null)
      .where('cancelled_at', 'is', null)
      .where('starts_at', '>', sql<Date>`now()`)
      .limit(sql.lit(100))
      .forUpdate()
      .skipLocked()
      .execute()
    const notifiedIds: string[] = []
    for (const { id } of hostless) notifiedIds.push(...(await endEvent(tx, { eventId: id, reason: 'Its host has left Wardmates.' })))
    return notifiedIds
  })
  announce(live, notified)
}
