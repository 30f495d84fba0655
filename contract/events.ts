import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { EVENT_ABOUT_MAX, EVENT_MINUTES_MAX, EVENT_MINUTES_MIN, EVENT_REASON_MAX } from './limits.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'
import { line, prose } from './text.ts'

export const EventKind = z.enum(['event', 'grand_round', 'journal_club'])
export type EventKind = z.infer<typeof EventKind>

/** Something that members attend. */
export const Event = z.object({
  id: Id,
  kind: EventKind,
  title: z.string(),
  place: z.string(),
  about: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  /** Null where the house holds it, or its host has left. */
  host: MemberCard.nullable(),
  /** How often its host has changed or cancelled it: say it back to change it. Calendars know by it which file is the newer one. */
  sequence: Count,
  isCancelled: z.boolean(),
  /** Why it was cancelled; may be empty. */
  reason: z.string(),
  /** How many have said that they are going, the viewer among them. */
  going: Count,
  isGoing: z.boolean(),
})
export type Event = z.infer<typeof Event>

const ofEvent = z.strictObject({ eventId: Id })

/** What a host says of an event. */
const written = {
  kind: EventKind,
  title: line(120),
  /** A room, an address, or "online" with the link. */
  place: line(300),
  about: prose(EVENT_ABOUT_MAX, 0).default(''),
  startsAt: Moment,
  minutes: z.number().int().min(EVENT_MINUTES_MIN).max(EVENT_MINUTES_MAX),
}
const unfit = ['EVENT_TIME', 'AADHAAR_SEEN', 'HOST_UNVERIFIED'] as const

/** Events and journal clubs. */
export const events = {
  list: member
    .route({
      method: 'GET',
      path: '/api/education/events',
      summary:
        'A page of events: those to come, the next first, or those that are over, the last first. A cancelled one is there for its host and for whoever is going',
    })
    .input(z.strictObject({ show: z.enum(['coming', 'going', 'past']).default('coming'), cursor: Cursor.optional() }))
    .output(pageOf(Event)),

  get: member
    .route({ method: 'GET', path: '/api/education/events/{eventId}', summary: 'One event' })
    .input(ofEvent)
    .output(Event)
    .errors(refuses('NOT_FOUND')),

  go: member
    .route({
      method: 'PUT',
      path: '/api/education/events/{eventId}/going',
      summary: 'Say that one is going, or not; whoever is going is reminded',
    })
    .input(ofEvent.extend({ isGoing: z.boolean() }))
    .output(Event)
    .errors(refuses('NOT_FOUND', 'EVENT_OVER', 'EVENT_CANCELLED')),

  add: member
    .route({ method: 'POST', path: '/api/education/events', successStatus: 201, summary: 'Hold an event; verified members may' })
    /** Sent twice under the same `clientId` it is one event. */
    .input(z.strictObject({ clientId: ClientId, ...written }))
    .output(Event)
    .errors(refuses(...unfit, 'LIST_FULL')),

  change: member
    .route({
      method: 'PUT',
      path: '/api/education/events/{eventId}',
      summary: 'Change an event that one holds; whoever is going is notified',
    })
    .input(ofEvent.extend({ sequence: Count, ...written }))
    .output(Event)
    .errors(refuses('NOT_FOUND', 'NOT_YOURS', 'EVENT_CHANGED', 'EVENT_OVER', 'EVENT_CANCELLED', ...unfit)),

  cancel: member
    .route({
      method: 'POST',
      path: '/api/education/events/{eventId}/cancel',
      summary: 'Cancel an event that one holds, for good; whoever is going is notified',
    })
    .input(ofEvent.extend({ reason: prose(EVENT_REASON_MAX, 0).default('') }))
    .output(Event)
    .errors(refuses('NOT_FOUND', 'NOT_YOURS', 'EVENT_OVER', 'AADHAAR_SEEN')),

  calendar: member
    .route({ method: 'GET', path: '/api/education/events/{eventId}/calendar', summary: 'An event as a calendar file (iCalendar)' })
    .input(ofEvent)
    .output(z.file())
    .errors(refuses('NOT_FOUND')),
}
