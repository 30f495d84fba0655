import type { Event } from '#contract/events.ts'
import type { Id } from '#contract/page.ts'
import { events } from '#sample/events.ts'
import { cardOf } from '#sample/people.ts'
import { refusal } from './refuse.ts'

const HOUR_MS = 3600_000
/** As many are shown. */
const SHOWN = 2

/** What this tab has said. */
const going = new Set<Id>()

/** The first ones that are to come, on their days from today. */
function eventsNow(): Event[] {
  const now = new Date()
  return events
    .map(({ kind, title, host, about, place, day, time, going: people }, at): Event => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      const starts = new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hours, minutes)
      const id = `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`
      const isGoing = going.has(id)
      const when = { startsAt: starts.toISOString(), endsAt: new Date(starts.getTime() + HOUR_MS).toISOString() }
      return {
        ...{ id, kind, title, place, about, ...when, host: cardOf(host) },
        ...{ sequence: 0, isCancelled: false, reason: '' },
        going: people.length + (isGoing ? 1 : 0),
        isGoing,
      }
    })
    .filter(({ endsAt }) => new Date(endsAt) > now)
    .slice(0, SHOWN)
}

export const list = (show: 'coming' | 'going' | 'past' = 'coming') => ({
  items: show === 'past' ? [] : eventsNow().filter(({ isGoing }) => show === 'coming' || isGoing),
  next: null,
})

export function get(eventId: Id): Event {
  const event = eventsNow().find(({ id }) => id === eventId)
  if (!event) throw refusal('NOT_FOUND')
  return event
}

export function go(eventId: Id, isGoing: boolean): Event {
  if (isGoing) going.add(eventId)
  else going.delete(eventId)
  return get(eventId)
}
