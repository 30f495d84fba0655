const OFFSET_MS = 5.5 * 3600_000
const DAY_MS = 24 * 3600_000

const moment = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZone: 'Asia/Kolkata',
})

/** "28 November 2026 at 14:05", by India's clock. */
export const momentInIndia = (at: Date) => moment.format(at)

/** The day on India's calendar, as 2026-01-31. */
export const dayInIndia = (at: Date) => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** When the day that holds `at` began in India, or a day some days before or after it. India keeps no summer time. */
export function midnightInIndia(at: Date, days = 0) {
  const today = Math.floor((at.getTime() + OFFSET_MS) / DAY_MS)
  return new Date((today + days) * DAY_MS - OFFSET_MS)
}
