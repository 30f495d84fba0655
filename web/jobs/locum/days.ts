const DAY_MS = 24 * 3600_000
const INDIA_MS = 5.5 * 3600_000
const WEEK = 7

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)
const inUtc = (options: Intl.DateTimeFormatOptions, locale = 'en-IN') => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
const weekday = inUtc({ weekday: 'short' })
const monthAndYear = inUtc({ month: 'long', year: 'numeric' })
const month = inUtc({ month: 'long' })
const short = inUtc({ day: 'numeric', month: 'short' })

/** Today on India's calendar. */
export const todayInIndia = (now = new Date()) => new Date(now.getTime() + INDIA_MS).toISOString().slice(0, 10)

export const plusDays = (day: string, days: number) => new Date(atNoon(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** The Monday of the week that holds a day. */
export const mondayOf = (day: string) => plusDays(day, -((atNoon(day).getUTCDay() + WEEK - 1) % WEEK))

export const daysFrom = (monday: string) => Array.from({ length: WEEK }, (_, at) => plusDays(monday, at))

/** "Mon" and "23". */
export const headOf = (day: string) => ({ name: weekday.format(atNoon(day)), number: String(atNoon(day).getUTCDate()) })

/** "Wed 25 Nov"; in another language as that has it. */
export function shortDay(day: string, locale = 'en-IN') {
  const noon = atNoon(day)
  if (locale === 'en-IN') return `${weekday.format(noon)} ${short.format(noon)}`
  return inUtc({ weekday: 'short', day: 'numeric', month: 'short' }, locale).format(noon)
}

/** "November" of a day. */
export const monthOf = (day: string) => month.format(atNoon(day))

/** "23–29 November 2026", "30 Nov – 6 December 2026". */
export function weekWords(monday: string) {
  const sunday = plusDays(monday, WEEK - 1)
  const [first, last] = [atNoon(monday), atNoon(sunday)]
  const end = `${last.getUTCDate()} ${monthAndYear.format(last)}`
  return first.getUTCMonth() === last.getUTCMonth() ? `${first.getUTCDate()}–${end}` : `${short.format(first)} – ${end}`
}

/** The same without its year: "23–29 Nov". */
export function shortWeek(monday: string) {
  const [first, last] = [atNoon(monday), atNoon(plusDays(monday, WEEK - 1))]
  const begin = first.getUTCMonth() === last.getUTCMonth() ? String(first.getUTCDate()) : short.format(first)
  return `${begin}–${short.format(last)}`
}
