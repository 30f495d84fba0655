import { amountOf } from '../../lib/deadline.ts'
import { sayEnglish } from '../../lib/language/say.ts'

const HOUR_MS = 3600_000

/** What stands still while a member is asked; nothing where the clock runs. */
export function pausedWords(hours: number | null, say = sayEnglish): string | undefined {
  if (hours === null) return undefined
  if (hours < 0) return say('Paused, overdue')
  const amount = amountOf(Math.max(hours, 1) * HOUR_MS, say)
  return hours < 1 ? say('Paused, less than {amount} left', { amount }) : say('Paused, {amount} left', { amount })
}
