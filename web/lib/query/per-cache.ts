import type { QueryClient } from '@tanstack/react-query'

/** State that belongs to what a cache holds: one of a kind for each cache, and gone with it. */
export function perCache<State>(make: (cache: QueryClient) => State) {
  const made = new WeakMap<QueryClient, State>()
  return (cache: QueryClient): State => {
    const before = made.get(cache)
    if (before !== undefined) return before
    const state = make(cache)
    made.set(cache, state)
    return state
  }
}
