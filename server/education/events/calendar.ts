import ical from 'ical-generator'
import type { Event } from '#contract/events.ts'

/** An event for a member's own calendar. */
export function calendarOf({ id, title, place, about, startsAt, endsAt }: Event, site: string): File {
  const calendar = ical({ prodId: { company: 'Wardmates', product: 'Education', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@${new URL(site).hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    location: place,
    description: about,
    url: `${site}/education`,
  })
  return new File([calendar.toString()], 'event.ics', { type: 'text/calendar' })
}
