import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Event, EventKind, events } from '#contract/events.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { Reported } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, type TimePosition, timePositionOf } from '../../platform/db/cursor.ts'
import { loadCards } from '../../profile/public.ts'
import { notBlocked } from '../../relations/public.ts'

/** Whoever says so this late needs no reminder. */
export const REMIND_BEFORE = sql.lit('1 hour')

type Row = TimePosition & {
  kind: EventKind
  title: string
  place: string
  about: string
  host_id: string | null
  starts_at: Date
  ends_at: Date
  sequence: number
  cancelled_at: Date | null
  reason: string
  going: number
  is_going: boolean
}

const EARLIEST: TimePosition = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
const ends = sql`starts_at + make_interval(mins => minutes)`

/** Events that a member may meet: none is of a host with whom a block lies between. */
const shownTo = (memberId: string) => sql`
  select e.id, e.starts_at::text as at, e.kind, e.title, e.place, e.about, e.host_id, e.starts_at, ${ends} as ends_at,
    e.sequence, e.cancelled_at, e.reason,
    (select count(*) from event_attendance a where a.event_id = e.id) as going,
    exists (select from event_attendance a where a.event_id = e.id and a.member_id = ${memberId}) as is_going
  from event e where (e.host_id is null or ${notBlocked(memberId, 'e.host_id')})`

/** A page of events. One is to come until it has ended. A cancelled one is shown to whom it concerns until it would have. */
export async function eventPage(db: Db, memberId: string, { show, cursor }: InputOf<typeof events.list>): Promise<Page<Event>> {
  const { at, id } = cursor === undefined && show !== 'past' ? EARLIEST : timePositionOf(cursor)
  const rest = sql`(starts_at, id) ${show === 'past' ? sql`<` : sql`>`} (${at}::timestamptz, ${id}::uuid)`
  const order = show === 'past' ? sql`starts_at desc, id desc` : sql`starts_at, id`
  const concerns = sql`(cancelled_at is null or is_going or host_id = ${memberId})`
  const wanted = {
    past: sql`ends_at <= now() and cancelled_at is null`,
    going: sql`ends_at > now() and is_going`,
    coming: sql`ends_at > now() and ${concerns}`,
  }[show]
  const { rows } = await sql<Row>`
    select * from (${shownTo(memberId)}) as shown where ${rest} and ${wanted} order by ${order} limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  const kept = rows.slice(0, PAGE_SIZE)
  return { items: await showEvents(db, kept), next: rows.length > PAGE_SIZE ? cursorAtTime(kept.at(-1)!) : null }
}

/** An event, cancelled or not, over or not. */
export async function getEvent(db: Db, memberId: string, eventId: string): Promise<Event> {
  const { rows } = await sql<Row>`select * from (${shownTo(memberId)}) as shown where id = ${eventId}`.execute(db)
  const [event] = await showEvents(db, rows)
  if (!event) throw new Refusal('NOT_FOUND')
  return event
}

async function showEvents(db: Db, rows: readonly Row[]): Promise<Event[]> {
  const hosts = await loadCards(
    db,
    rows.flatMap(({ host_id }) => host_id ?? []),
  )
  return rows.map(({ id, kind, title, place, about, host_id, starts_at, ends_at, sequence, cancelled_at, reason, going, is_going }) => ({
    id,
    kind,
    title,
    place,
    about,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    host: (host_id && hosts.get(host_id)) || null,
    sequence,
    isCancelled: cancelled_at !== null,
    reason,
    going,
    isGoing: is_going,
  }))
}

/** Notes that a member is going, or not. */
export async function saveGoing(db: Db, memberId: string, eventId: string, isGoing: boolean): Promise<Event> {
  const { endsAt, isCancelled } = await getEvent(db, memberId, eventId)
  if (new Date(endsAt) <= new Date()) throw new Refusal('EVENT_OVER')
  if (isCancelled && isGoing) throw new Refusal('EVENT_CANCELLED')
  if (isGoing)
    await sql`
      insert into event_attendance (event_id, member_id, reminded)
      select id, ${memberId}, starts_at <= now() + interval ${REMIND_BEFORE} from event where id = ${eventId}
      on conflict do nothing`.execute(db)
  else await db.deleteFrom('event_attendance').where('event_id', '=', eventId).where('member_id', '=', memberId).execute()
  return getEvent(db, memberId, eventId)
}

/** An event of somebody else as a report quotes it; the house is not reported. */
export async function findReportedEvent(db: Db, viewerId: string, eventId: string): Promise<Reported | undefined> {
  const { rows } = await sql<{ host_id: string | null; quoted: string }>`
    select host_id, concat_ws(E'\n', title, place, about, nullif(reason, '')) as quoted
    from (${shownTo(viewerId)}) as shown where id = ${eventId}`.execute(db)
  const [row] = rows
  return row?.host_id ? { place: eventId, aboutId: row.host_id, quoted: row.quoted } : undefined
}
