import { dayInIndia, midnightInIndia } from '../../platform/india.ts'

/** Seven days that end where a Monday begins in India. */
export type Week = { from: Date; until: Date; fromDay: string; untilDay: string }

/** The last week that is over. */
export function weekBefore(now: Date): Week {
  // India's midnight is still the day before in UTC, so that its Mondays are Sundays there.
  const sinceMonday = midnightInIndia(now).getUTCDay()
  const [from, until] = [midnightInIndia(now, -sinceMonday - 7), midnightInIndia(now, -sinceMonday)]
  return { from, until, fromDay: dayInIndia(from), untilDay: dayInIndia(until) }
}

type Reader = { joinedAt: Date; weekRead: string | null; weekWanted: boolean }

/** Whether the week waits to be read: by whom was there in it, wants to see it, and has not read it or a later one. */
export const isWaiting = ({ joinedAt, weekRead, weekWanted }: Reader, { until, untilDay }: Week) =>
  weekWanted && joinedAt < until && (weekRead === null || weekRead < untilDay)
