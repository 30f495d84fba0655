import type { WeekSummary } from '#contract/week.ts'

// The days are those of India's calendar, wherever they are read.
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "9 November to 15 November": the Monday that ends a week is no day of it. */
export function daysOf({ from, until }: Pick<WeekSummary, 'from' | 'until'>) {
  const last = new Date(Date.parse(until) - 24 * 3600_000)
  return `${day.format(new Date(from))} to ${day.format(last)}`
}
