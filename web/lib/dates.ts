import { sayEnglish } from './language/say.ts'

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

/** "now", "5m", "2h" up to a day, then "Yesterday", then a date; in English unless the reader's language is handed in. */
export function ago(moment: string, say = sayEnglish, locale?: string, now = new Date()) {
  const at = new Date(moment)
  const passed = now.getTime() - at.getTime()
  if (passed < MINUTE) return say('now')
  if (passed < HOUR) return say('{count}m', { count: Math.floor(passed / MINUTE) })
  if (passed < DAY) return say('{count}h', { count: Math.floor(passed / HOUR) })
  if (startOfDay(now) - startOfDay(at) <= DAY) return say('Yesterday')
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear)(at, locale)
}

/** Date and time in full, for titles. */
export const inFull = (moment: string, locale?: string) => full(new Date(moment), locale)

/** The day alone, with its year. */
export const onDay = (moment: string, locale?: string) => otherYear(new Date(moment), locale)
