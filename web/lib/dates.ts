const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const sameYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' })
const otherYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** "now", "5m", "2h" up to a day, then "Yesterday", then a date. */
export function ago(moment: string, now = new Date()) {
  const at = new Date(moment)
  const passed = now.getTime() - at.getTime()
  if (passed < MINUTE) return 'now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)}m`
  if (passed < DAY) return `${Math.floor(passed / HOUR)}h`
  if (startOfDay(now) - startOfDay(at) <= DAY) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(at)
}

/** Date and time in full, for titles. */
export const inFull = (moment: string) => full.format(new Date(moment))

/** The day alone, with its year. */
export const onDay = (moment: string) => otherYear.format(new Date(moment))
