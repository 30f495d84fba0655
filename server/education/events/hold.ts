import { isDeepStrictEqual } from 'node:util'
import { type Selectable, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { events } from '#contract/events.ts'
import { EVENT_AHEAD_DAYS, EVENTS_HELD_MAX } from '#contract/limits.ts'
import { refusals } from '#contract/refusals.ts'
import type { InputOf } from '#contract/route.ts'
import { findProven } from '../../account/public.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/ids.ts'
import { may, refuseAadhaar } from '../../verification/public.ts'
import { getEvent, REMIND_BEFORE } from './queries.ts'

const DAY_MS = 24 * 3600_000
const MINUTE_MS = 60_000

type Added = InputOf<typeof events.add>
type Changed = InputOf<typeof events.change>
type Written = Omit<Added, 'clientId'>

/** Adds an event that a member holds, once for each `clientId`. They are going themselves. Answers its id. */
export async function addEvent(tx: Db, hostId: string, asked: Added, now = new Date()): Promise<string> {
  const [{ clientId }, columns] = [asked, columnsOf(asked)]
  const proven = await findProven(tx, hostId, true)
  const own = tx.selectFrom('event').select('id').where('host_id', '=', hostId)
  const before = await own.where('client_id', '=', clientId).executeTakeFirst()
  if (before) return before.id
  if (!may('hold_events', proven)) throw new Refusal('HOST_UNVERIFIED')
  refuseUnfit(columns, now)
  const held = await own.where('starts_at', '>', now).where('cancelled_at', 'is', null).limit(sql.lit(EVENTS_HELD_MAX)).execute()
  if (held.length === EVENTS_HELD_MAX) throw new Refusal('LIST_FULL')
  const id = newId()
  await tx
    .insertInto('event')
    .values({ id, host_id: hostId, client_id: clientId, ...columns })
    .execute()
  await tx.insertInto('event_attendance').values({ event_id: id, member_id: hostId }).execute()
  return id
}

/** Changes an event from what its host saw of it. Answers who is notified. */
export async function changeEvent(tx: Db, hostId: string, asked: Changed, now = new Date()): Promise<string[]> {
  const { eventId, sequence } = asked
  const columns = columnsOf(asked)
  const row = await getHeld(tx, hostId, eventId, now)
  if (row.cancelled_at) throw new Refusal('EVENT_CANCELLED')
  // Nothing is changed, or it was, and the answer was lost.
  if (isDeepStrictEqual(columns, columnsOf({ ...row, startsAt: row.starts_at.toISOString() }))) return []
  if (row.sequence !== sequence) throw new Refusal('EVENT_CHANGED')
  if (!may('hold_events', await findProven(tx, hostId))) throw new Refusal('HOST_UNVERIFIED')
  const isMoved = columns.starts_at.getTime() !== row.starts_at.getTime()
  // What has begun may still be told better.
  refuseUnfit(columns, now, isMoved)
  await tx
    .updateTable('event')
    .set({ ...columns, sequence: sequence + 1 })
    .where('id', '=', eventId)
    .execute()
  // Whoever is told this late that it has moved needs no reminder; whoever was reminded of another hour does.
  if (isMoved)
    await sql`
      update event_attendance a set reminded = e.starts_at <= now() + interval ${REMIND_BEFORE}
      from event e where e.id = a.event_id and e.id = ${eventId}`.execute(tx)
  return notifyEach(tx, await goingTo(tx, eventId), { kind: 'event_changed', from: hostId, subject: eventId })
}

/** Cancels an event; one that is cancelled stays so. Answers who is notified. */
export async function cancelEvent(tx: Db, hostId: string, eventId: string, reason: string, now = new Date()): Promise<string[]> {
  refuseAadhaar(reason)
  const row = await getHeld(tx, hostId, eventId, now)
  return row.cancelled_at ? [] : endEvent(tx, { eventId, reason, from: hostId })
}

/** Ends an event before its time, for whatever reason; `from` is its host where they did it. Of what is over nobody is notified. */
export async function endEvent(tx: Db, { eventId, reason, from }: { eventId: string; reason: string; from?: string }): Promise<string[]> {
  const ended = await tx
    .updateTable('event')
    .set({ cancelled_at: sql<Date>`now()`, reason, sequence: sql<number>`sequence + 1` })
    .where('id', '=', eventId)
    .where('cancelled_at', 'is', null)
    .returning(sql<boolean>`starts_at + make_interval(mins => minutes) <= now()`.as('is_over'))
    .executeTakeFirst()
  if (!ended || ended.is_over) return []
  return notifyEach(tx, await goingTo(tx, eventId), { kind: 'event_cancelled', subject: eventId, ...(from && { from }) })
}

async function goingTo(tx: Db, eventId: string) {
  const rows = await tx.selectFrom('event_attendance').select('member_id').where('event_id', '=', eventId).execute()
  return rows.map(({ member_id }) => member_id)
}

/** The one place where it is asked who holds an event. It is locked until the transaction ends. */
async function getHeld(tx: Db, memberId: string, eventId: string, now: Date): Promise<Selectable<Tables['event']>> {
  await getEvent(tx, memberId, eventId)
  const row = await tx.selectFrom('event').selectAll().where('id', '=', eventId).forNoKeyUpdate().executeTakeFirst()
  if (row?.host_id !== memberId) throw new Refusal('NOT_YOURS')
  if (row.starts_at.getTime() + row.minutes * MINUTE_MS <= now.getTime()) throw new Refusal('EVENT_OVER')
  return row
}

function refuseUnfit({ title, place, about, starts_at }: Columns, now: Date, isMoved = true) {
  refuseAadhaar(title, place, about)
  const ahead = starts_at.getTime() - now.getTime()
  if (!isMoved || (ahead > 0 && ahead <= EVENT_AHEAD_DAYS * DAY_MS)) return
  throw new Refusal('EVENT_TIME', { issues: [{ path: 'startsAt', message: refusals.EVENT_TIME.words }] })
}

type Columns = ReturnType<typeof columnsOf>

const columnsOf = ({ kind, title, place, about, minutes, startsAt }: Written) => ({
  ...{ kind, title, place, about, minutes },
  starts_at: new Date(startsAt),
})
