import { safePath } from './destination.ts'

const KEPT = 'next'

/** Where whoever stands at the entrance wanted to go, as the address says. */
export const wish = () => safePath(new URLSearchParams(window.location.search).get('next'), window.location.origin)

/** Keeps the wish while this page goes through Google and comes back as another one. */
export function keepWish() {
  sessionStorage.setItem(KEPT, wish() ?? '')
}

/** The kept wish, once. */
export function takeWish() {
  const kept = safePath(sessionStorage.getItem(KEPT), window.location.origin)
  sessionStorage.removeItem(KEPT)
  return kept
}
