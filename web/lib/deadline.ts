import { useEffect, useState } from 'react'
import { sayEnglish } from './language/say.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Up to so many hours are said in hours, what is more in days. */
const HOURS_SAID = 72

/** "47 h", "5 days": a length of time by its largest unit. No line breaks within it. */
export function amountOf(ms: number, say = sayEnglish) {
  const hours = Math.floor(ms / HOUR_MS)
  const words =
    hours > HOURS_SAID
      ? say('{count} days', { count: Math.floor(hours / 24) })
      : hours > 0
        ? say('{count} h', { count: hours })
        : say('{count} min', { count: Math.floor(ms / MINUTE_MS) })
  return words.replace(' ', '\u00a0')
}

/** What is left of the promised time, or by how much a decision is overdue; in English unless the reader's language is handed in. */
export function remaining(dueAt: string, now: number, say = sayEnglish): { overdue: boolean; words: string } {
  const left = new Date(dueAt).getTime() - now
  const amount = amountOf(Math.abs(left), say)
  const overdue = left < 0
  return { overdue, words: say(overdue ? 'Overdue by {amount}' : 'Due in {amount}', { amount }) }
}

/** The time, moving on by the minute. */
export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
