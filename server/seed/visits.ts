import { demo } from '#sample/demo.ts'
import { events } from '#sample/events.ts'
import { people, personOf } from '#sample/people.ts'
import { addEvents } from '../education/public.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { midnightInIndia } from '../platform/india.ts'
import { pickPeople } from './pick.ts'

const DAY_MS = 24 * 3600_000
/** How many looked at the demo member's profile, today first. */
const DEMO_VIEWS = [5, 7, 4, 6, 3, 5, 4, 6, 2, 4, 5, 3, 2, 4]

/** Who looked at whose profile over the last two weeks. */
export const viewsUntil = (now: Date) =>
  DEMO_VIEWS.flatMap((views, daysAgo) => {
    const created_at = new Date(now.getTime() - daysAgo * DAY_MS)
    return people.flatMap(({ id, handle }, at) =>
      pickPeople(handle === demo.handle ? views : 1, daysAgo + at, handle).map((viewer) => ({
        member_id: id,
        viewer_id: viewer.id,
        created_at,
      })),
    )
  })

/** Events of this week and of the two before, with those who attend. */
export async function saveEvents(tx: Db, now: Date) {
  const rows = events.map(({ kind, title, host, about, place, day, time, going }) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const starts_at = new Date(midnightInIndia(now, day).getTime() + (hours * 60 + minutes) * 60_000)
    const event = { kind, title, about, place, starts_at, host_id: personOf(host).id }
    return { event: { id: newId(now.getTime() - 20 * DAY_MS), ...event }, going }
  })
  await addEvents(tx, {
    events: rows.map(({ event }) => event),
    attendances: rows.flatMap(({ event, going }) =>
      going.map((handle, at) => ({
        event_id: event.id,
        member_id: personOf(handle).id,
        created_at: new Date(now.getTime() - (12 + at) * DAY_MS),
      })),
    ),
  })
}
