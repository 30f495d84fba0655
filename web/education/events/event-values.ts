import type { Event, EventKind } from '#contract/events.ts'
import { EVENT_AHEAD_DAYS, EVENT_MINUTES_MAX, EVENT_MINUTES_MIN } from '#contract/limits.ts'
import { dayOf } from '../ledger/entry-values.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The fields as they are typed; day and hour by the clock of the device. */
export type EventValues = { kind: EventKind; title: string; day: string; time: string; minutes: string; place: string; about: string }

export function valuesOf(event?: Event): EventValues {
  if (!event) return { kind: 'journal_club', title: '', day: '', time: '', minutes: '60', place: '', about: '' }
  const { kind, title, place, about, startsAt, endsAt } = event
  const starts = new Date(startsAt)
  const time = `${String(starts.getHours()).padStart(2, '0')}:${String(starts.getMinutes()).padStart(2, '0')}`
  const minutes = (Date.parse(endsAt) - starts.getTime()) / MINUTE_MS
  return { kind, title, place, about, day: dayOf(starts), time, minutes: String(minutes) }
}

const startOf = ({ day, time }: EventValues) => new Date(`${day}T${time}`)

/** What is missing or does not fit, by field. What has begun is not moved, and may stay as it is. */
export function faultsOf(values: EventValues, before?: Event, now = new Date()) {
  const faults: Partial<Record<keyof EventValues, string>> = {}
  const minutes = Number(values.minutes)
  if (!values.title.trim()) faults.title = 'Please give it a title.'
  if (!values.place.trim()) faults.place = 'Say where it is, or “online” with the link.'
  if (!values.day) faults.day = 'Choose the day.'
  if (!values.time) faults.time = 'Choose when it begins.'
  if (!Number.isInteger(minutes) || minutes < EVENT_MINUTES_MIN || minutes > EVENT_MINUTES_MAX)
    faults.minutes = `Whole minutes, ${EVENT_MINUTES_MIN} at least and ${EVENT_MINUTES_MAX} (a week) at most.`
  if (faults.day || faults.time || inputOf(values, before).startsAt === before?.startsAt) return faults
  const ahead = startOf(values).getTime() - now.getTime()
  if (ahead <= 0) faults.day = 'Choose a time that is to come.'
  else if (ahead > EVENT_AHEAD_DAYS * DAY_MS) faults.day = 'Choose a day within a year.'
  return faults
}

/** What the server is sent. A begin that was not changed stays to the second. */
export function inputOf(values: EventValues, before?: Event) {
  const { kind, title, day, time, minutes, place, about } = values
  const known = before && valuesOf(before)
  const startsAt = known?.day === day && known.time === time ? before!.startsAt : startOf(values).toISOString()
  return { kind, title: title.trim(), place: place.trim(), about: about.trim(), startsAt, minutes: Number(minutes) }
}

export type Written = ReturnType<typeof inputOf>
