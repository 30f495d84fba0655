const DAY = 86_400_000

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short' })
const sameYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' })
const otherYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
const daysAgo = (at: Date, now: Date) => Math.round((startOfDay(now) - startOfDay(at)) / DAY)
const dateOf = (at: Date, now: Date) => (at.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(at)

/** "11:42". */
export const timeOf = (moment: string) => clock.format(new Date(moment))

/** The day of a moment, where the reader is, to tell it from others. */
export const dayKey = (moment: string) => startOfDay(new Date(moment))

/** "Today", "Yesterday", "12 Nov". */
export function dayWords(moment: string, now = new Date()) {
  const at = new Date(moment)
  return ['Today', 'Yesterday'][daysAgo(at, now)] ?? dateOf(at, now)
}

/** As a list has room for it: the time today, then "Yesterday", the weekday, the date. */
export function shortWhen(moment: string, now = new Date()) {
  const at = new Date(moment)
  const days = daysAgo(at, now)
  if (days <= 0) return timeOf(moment)
  if (days === 1) return 'Yesterday'
  return days < 7 ? weekday.format(at) : dateOf(at, now)
}
