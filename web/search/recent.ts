import { RECENT_SEARCHES as KEY } from '../lib/session.ts'

const KEPT = 6

/** What was lately sought in this browser, latest first. It never leaves it. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Remembers a question that led somewhere. */
export function keepSearch(words: string) {
  const asked = words.trim()
  if (!asked) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== asked.toLowerCase())
  localStorage.setItem(KEY, JSON.stringify([asked, ...others].slice(0, KEPT)))
}

export const clearSearches = () => localStorage.removeItem(KEY)
