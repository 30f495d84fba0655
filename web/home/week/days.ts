import type { WeekSummary } from '#contract/week.ts'
import { formatter } from '../../lib/dates.ts'
import { sayEnglish } from '../../lib/language/say.ts'

// The days are those of India's calendar, wherever they are read.
const day = formatter({ day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "9 November to 15 November": the Monday that ends a week is no day of it. */
export function daysOf({ from, until }: Pick<WeekSummary, 'from' | 'until'>, say = sayEnglish, locale?: string) {
  const last = new Date(Date.parse(until) - 24 * 3600_000)
  return say('{from} to {until}', { from: day(new Date(from), locale), until: day(last, locale) })
}
