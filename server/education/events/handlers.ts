import type { events } from '#contract/events.ts'
import { announce } from '../../notifications/public.ts'
import { calendarFile } from '../../platform/calendar.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { addEvent, cancelEvent, changeEvent } from './hold.ts'
import { eventPage, getEvent, saveGoing } from './queries.ts'

export const eventHandlers: Handlers<typeof events> = {
  list: (asked, { db, viewer }) => eventPage(db, viewer.id, asked),
  get: ({ eventId }, { db, viewer }) => getEvent(db, viewer.id, eventId),
  go: ({ eventId, isGoing }, { db, viewer }) => saveGoing(db, viewer.id, eventId, isGoing),
  add: async (event, { db, viewer }) => {
    const eventId = await db.transaction().execute((tx) => addEvent(tx, viewer.id, event))
    return getEvent(db, viewer.id, eventId)
  },
  change: async (event, { db, live, viewer }) => {
    announce(live, await db.transaction().execute((tx) => changeEvent(tx, viewer.id, event)))
    return getEvent(db, viewer.id, event.eventId)
  },
  cancel: async ({ eventId, reason }, { db, live, viewer }) => {
    announce(live, await db.transaction().execute((tx) => cancelEvent(tx, viewer.id, eventId, reason)))
    return getEvent(db, viewer.id, eventId)
  },
  calendar: async ({ eventId }, { db, viewer, publicUrl }) =>
    calendarFile(await getEvent(db, viewer.id, eventId), `${publicUrl()}/education?event=${eventId}`, 'event.ics'),
}
