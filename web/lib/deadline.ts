import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Up to so many hours are said in hours, what is more in days. */
const HOURS_SAID = 72

const amountOf = (ms: number) => {
  const hours = Math.floor(ms / HOUR_MS)
  if (hours > HOURS_SAID) return `${Math.floor(hours / 24)}\u00a0days`
  return hours > 0 ? `${hours}\u00a0h` : `${Math.floor(ms / MINUTE_MS)}\u00a0min`
}

/** What is left of the promised time, or by how much a decision is overdue. */
export function remaining(dueAt: string, now: number): { overdue: boolean; words: string } {
  const left = new Date(dueAt).getTime() - now
  const amount = amountOf(Math.abs(left))
  return left < 0 ? { overdue: true, words: `Overdue by ${amount}` } : { overdue: false, words: `Due in ${amount}` }
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
