const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Writes moments in one way, in whatever language: what does so is made once a language. */
export function formatter(options: Intl.DateTimeFormatOptions) {
  const made: Record<string, Intl.DateTimeFormat> = {}
  return (at: Date, locale = 'en-IN') => {
    made[locale] ??= new Intl.DateTimeFormat(locale, options)
    return made[locale].format(at)
  }
}

const sameYear = formatter({ day: 'numeric', month: 'short' })
const otherYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' })
const full = formatter({ dateStyle: 'medium', timeStyle: 'short' })

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** "now", "5m", "2h" up to a day, then "Yesterday", then a date. */
export function ago(moment: string, now = new Date()) {
  const at = new Date(moment)
  const passed = now.getTime() - at.getTime()
  if (passed < MINUTE) return 'now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)}m`
  if (passed < DAY) return `${Math.floor(passed / HOUR)}h`
  if (startOfDay(now) - startOfDay(at) <= DAY) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear)(at)
}

/** Date and time in full, for titles. */
export const inFull = (moment: string, locale?: string) => full(new Date(moment), locale)

/** The day alone, with its year. */
export const onDay = (moment: string, locale?: string) => otherYear(new Date(moment), locale)
