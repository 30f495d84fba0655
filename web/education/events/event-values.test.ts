import { expect, test } from 'vitest'
import type { Event } from '#contract/events.ts'
import { faultsOf, inputOf, valuesOf } from './event-values.ts'

const now = new Date('2026-03-05T10:00:00')
const values = { ...valuesOf(), title: ' ECG hour ', place: 'Hall 2', day: '2026-03-06', time: '16:00' }

const event: Event = {
  ...{ id: 'e1', kind: 'grand_round', title: 'ECG hour', place: 'Hall 2', about: '', host: null, going: 1, isGoing: true },
  ...{ sequence: 0, isCancelled: false, reason: '' },
  startsAt: new Date('2026-03-05T09:30:20').toISOString(),
  endsAt: new Date('2026-03-05T11:00:20').toISOString(),
}

test('a day and an hour of this device become one moment, and what was typed is trimmed', () => {
  expect(faultsOf(values, undefined, now)).toEqual({})
  expect(inputOf(values)).toMatchObject({ title: 'ECG hour', minutes: 60, startsAt: new Date('2026-03-06T16:00:00').toISOString() })
})

test('an event is to come, within a year, and has a title, a place and whole minutes', () => {
  expect(Object.keys(faultsOf(valuesOf(), undefined, now))).toEqual(['title', 'place', 'day', 'time'])
  expect(faultsOf({ ...values, day: '2026-03-05', time: '09:59' }, undefined, now)).toEqual({ day: 'Choose a time that is to come.' })
  expect(faultsOf({ ...values, day: '2027-03-09' }, undefined, now)).toEqual({ day: 'Choose a day within a year.' })
  for (const minutes of ['', '4', '10081', '30.5', 'x'])
    expect(Object.keys(faultsOf({ ...values, minutes }, undefined, now))).toEqual(['minutes'])
})

test('what has begun is told better and keeps its begin to the second', () => {
  const told = { ...valuesOf(event), place: 'Hall 3' }

  expect(told).toMatchObject({ day: '2026-03-05', time: '09:30', minutes: '90' })
  expect(faultsOf(told, event, now)).toEqual({})
  expect(inputOf(told, event)).toMatchObject({ place: 'Hall 3', startsAt: event.startsAt })
  expect(faultsOf({ ...told, time: '09:45' }, event, now)).toEqual({ day: 'Choose a time that is to come.' })
})
