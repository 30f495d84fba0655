import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' })

/** A day in full, for what lasts long. */
export const onDay = (moment: string) => day.format(new Date(moment))

/** What is left of the promised time, or by how much a decision is overdue. */
export function remaining(dueAt: string, now: number): { overdue: boolean; words: string } {
  const left = new Date(dueAt).getTime() - now
  const hours = Math.floor(Math.abs(left) / HOUR_MS)
  const amount = hours > 0 ? `${hours}\u00a0h` : `${Math.floor(Math.abs(left) / MINUTE_MS)}\u00a0min`
  return left < 0 ? { overdue: true, words: `Overdue by ${amount}` } : { overdue: false, words: `Due in ${amount}` }
}

/** What stands still while a member is asked; nothing where the clock runs. */
export function pausedWords(hours: number | null): string | undefined {
  if (hours === null) return undefined
  return hours < 0 ? 'Paused, overdue' : `Paused, ${hours < 1 ? 'less than 1' : Math.floor(hours)}\u00a0h left`
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
