import { z } from 'zod'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'

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
  /** How many have said that they are going, the viewer among them. */
  going: Count,
  isGoing: z.boolean(),
})
export type Event = z.infer<typeof Event>

const ofEvent = z.strictObject({ eventId: Id })

/** Events and journal clubs. */
export const events = {
  list: member
    .route({
      method: 'GET',
      path: '/api/education/events',
      summary: 'A page of events: those to come, the next first, or those that are over, the last first',
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
    .errors(refuses('NOT_FOUND', 'EVENT_OVER')),

  calendar: member
    .route({ method: 'GET', path: '/api/education/events/{eventId}/calendar', summary: 'An event as a calendar file (iCalendar)' })
    .input(ofEvent)
    .output(z.file())
    .errors(refuses('NOT_FOUND')),
}
