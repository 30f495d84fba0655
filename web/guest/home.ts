import type { HomeSummary, RoundEntry } from '#contract/home.ts'
import { home } from '#sample/home.ts'
import { homeSuggestions } from './mates.ts'

/** That time of day, today. */
function today(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString()
}

/** The sample home, its round dated today. */
export function summary(): HomeSummary {
  const round = home.round.map(({ time, ...entry }): RoundEntry => ({ ...entry, at: today(time) }))
  return { ...home, round, suggestions: homeSuggestions() }
}
