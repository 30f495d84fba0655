import type { EventKind } from '#contract/events.ts'
import { pluralize } from '../lib/count.ts'

const HOUR_MINUTES = 60
const DAY_MS = 24 * 3600_000
const MONTH_DAYS = 30
/** Longer intervals are told in months. */
const DAYS_MAX = 60

/** "45 min", "1 h 20 min". */
export function durationOf(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** "Critical care": a subject as it begins a line. */
export const subjectWords = (subject: string) => subject.charAt(0).toUpperCase() + subject.slice(1)

/** "today", "3 days", "4 months": how long until then. */
export function untilWords(moment: string, now = new Date()) {
  const days = Math.round((new Date(moment).getTime() - now.getTime()) / DAY_MS)
  if (days < 1) return 'today'
  return days <= DAYS_MAX ? pluralize(days, 'day') : pluralize(Math.round(days / MONTH_DAYS), 'month')
}

export const kindWords: Record<EventKind, string> = { event: 'Event', grand_round: 'Grand round', journal_club: 'Journal club' }

/** "1.5 h". */
export const hoursWords = (hours: number) => `${hours} h`

/** Minutes as the quarters of an hour that a ledger counts. */
export const quartersOf = (minutes: number) => Math.max(0.25, Math.round(minutes / 15) / 4)

/** "2 ratings are not sent yet. They go by themselves." */
export const heldWords = (ratings: number) =>
  `${pluralize(ratings, 'rating')} ${ratings === 1 ? 'is not sent yet. It goes by itself.' : 'are not sent yet. They go by themselves.'}`
