import { safePath } from './destination.ts'

const KEPT = 'next'

/** Where a visitor wanted to go before they were asked to sign in, as the address says. */
export const nextPath = () => safePath(new URLSearchParams(window.location.search).get('next'), window.location.origin)

/** Keeps it while this page goes through Google and comes back as another one. */
export function keepNextPath() {
  sessionStorage.setItem(KEPT, nextPath() ?? '')
}

/** The kept path, once. */
export function takeNextPath() {
  const kept = safePath(sessionStorage.getItem(KEPT), window.location.origin)
  sessionStorage.removeItem(KEPT)
  return kept
}
