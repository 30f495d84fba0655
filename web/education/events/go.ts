import type { Event } from '#contract/events.ts'
import { api } from '../../lib/api/api.ts'
import { announce } from '../../ui/status/announce.ts'
import { makeToggle } from '../../ui/toggle/toggle.ts'
import { changeEvent, rereadHome } from '../queries.ts'

/** Says that one is going to an event, or not. */
export const goToEvent = makeToggle({
  name: 'go-to-event',
  send: (eventId, isGoing, options) => api.events.go({ eventId, isGoing }, options),
  draw: (cache, id, isGoing) => changeEvent(cache, id, (event) => withGoing(event, isGoing)),
  answered: (cache, event) => {
    changeEvent(cache, event.id, () => event)
    void rereadHome(cache)
    announce(event.isGoing ? `You are going to ${event.title}.` : `You are not going to ${event.title}.`)
  },
})

const withGoing = (event: Event, isGoing: boolean): Event =>
  event.isGoing === isGoing ? event : { ...event, isGoing, going: Math.max(0, event.going + (isGoing ? 1 : -1)) }
