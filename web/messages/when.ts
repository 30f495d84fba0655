import { formatter } from '../lib/dates.ts'
import { locale, say } from '../lib/language/say.ts'

const DAY = 86_400_000

const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = formatter({ weekday: 'short' })
const sameYear = formatter({ day: 'numeric', month: 'short' })
const otherYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' })

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
const daysAgo = (at: Date, now: Date) => Math.round((startOfDay(now) - startOfDay(at)) / DAY)
const dateOf = (at: Date, now: Date) => (at.getFullYear() === now.getFullYear() ? sameYear : otherYear)(at, locale())

/** "11:42". */
export const timeOf = (moment: string) => clock(new Date(moment), locale())

/** The day of a moment, where the reader is, to tell it from others. */
export const dayKey = (moment: string) => startOfDay(new Date(moment))

/** "Today", "Yesterday", "12 Nov". */
export function dayWords(moment: string, now = new Date()) {
  const at = new Date(moment)
  return [say('Today'), say('Yesterday')][daysAgo(at, now)] ?? dateOf(at, now)
}

/** As a list has room for it: the time today, then "Yesterday", the weekday, the date. */
export function shortWhen(moment: string, now = new Date()) {
  const at = new Date(moment)
  const days = daysAgo(at, now)
  if (days <= 0) return timeOf(moment)
  if (days === 1) return say('Yesterday')
  return days < 7 ? weekday(at, locale()) : dateOf(at, now)
}
