import ical, { ICalEventStatus } from 'ical-generator'

type Appointment = {
  id: string
  title: string
  place: string
  about: string
  startsAt: string | Date
  endsAt: string | Date
  /** How often it was changed: of two files a calendar keeps the later one. */
  sequence?: number
  isCancelled?: boolean
}

/** An appointment for a member's own calendar (iCalendar), which leads back to a page of ours. */
export function calendarFile(
  { id, title, place, about, startsAt, endsAt, sequence = 0, isCancelled = false }: Appointment,
  url: string,
  name: string,
): File {
  const calendar = ical({ prodId: { company: 'Wardmates', product: 'Calendar', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@${new URL(url).hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    location: place,
    description: about,
    url,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return new File([calendar.toString()], name, { type: 'text/calendar' })
}
