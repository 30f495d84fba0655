import ical from 'ical-generator'

type Appointment = { id: string; title: string; place: string; about: string; startsAt: string | Date; endsAt: string | Date }

/** An appointment for a member's own calendar (iCalendar), which leads back to a page of ours. */
export function calendarFile({ id, title, place, about, startsAt, endsAt }: Appointment, url: string, name: string): File {
  const calendar = ical({ prodId: { company: 'Wardmates', product: 'Calendar', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@${new URL(url).hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    location: place,
    description: about,
    url,
  })
  return new File([calendar.toString()], name, { type: 'text/calendar' })
}
