import { Refusal } from '#contract/errors.ts'
import type { LocumBand } from '#contract/locum.ts'
import { LOCUM_DAYS_AHEAD, LOCUM_NOTICE_HOURS, LOCUM_REST_HOURS, locumBands } from '#contract/locum-bands.ts'
import { dayInIndia, midnightInIndia } from '../../platform/india.ts'

const HOUR_MS = 3600_000
const REST_MS = LOCUM_REST_HOURS * HOUR_MS

export type Times = { startsAt: Date; endsAt: Date }

/** When a band of a day begins and ends; the night ends on the day after. */
export function timesOf(day: string, band: LocumBand): Times {
  const { from, to } = locumBands.find(({ id }) => id === band)!
  const midnight = new Date(`${day}T00:00:00+05:30`).getTime()
  return { startsAt: new Date(midnight + from * HOUR_MS), endsAt: new Date(midnight + to * HOUR_MS) }
}

/** Whether two shifts overlap, or leave less rest between them than one needs. */
export const collide = (one: Times, other: Times) =>
  one.startsAt.getTime() < other.endsAt.getTime() + REST_MS && other.startsAt.getTime() < one.endsAt.getTime() + REST_MS

const day = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' })
const hour = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' })

type Held = Times & { institution: string }

/** Why somebody cannot have a shift beside one that they have, in words that name it. */
export function collisionWords(wanted: Times, { institution, ...held }: Held): string {
  const yours = `your shift at ${institution}, ${day.format(held.startsAt)}, ${hour.format(held.startsAt)}–${hour.format(held.endsAt)}`
  const overlaps = wanted.startsAt < held.endsAt && held.startsAt < wanted.endsAt
  if (overlaps) return `It is at the same time as ${yours}.`
  const order = wanted.endsAt <= held.startsAt ? 'before' : 'after'
  return `It is too close ${order} ${yours}. Between two shifts there are ${LOCUM_REST_HOURS} hours of rest.`
}

/** Refuses a time that nobody can be free for any more, or yet. */
export function refuseTime(wanted: string, band: LocumBand, now: Date) {
  if (timesOf(wanted, band).startsAt <= now) throw new Refusal('DAY_OVER')
  if (wanted > dayInIndia(midnightInIndia(now, LOCUM_DAYS_AHEAD))) throw new Refusal('TOO_FAR_AHEAD')
}

/** Refuses to change a shift that has begun. */
export function refuseBegun({ startsAt }: Pick<Times, 'startsAt'>, now: Date) {
  if (startsAt <= now) throw new Refusal('SHIFT_BEGUN')
}

/** Refuses to cancel what the other side counts on without a word, shortly before it. */
export function refuseSilence({ startsAt }: Pick<Times, 'startsAt'>, words: string, now: Date) {
  if (words === '' && startsAt.getTime() - now.getTime() < LOCUM_NOTICE_HOURS * HOUR_MS)
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'words', message: `It begins within ${LOCUM_NOTICE_HOURS} hours. Say why.` }] })
}
