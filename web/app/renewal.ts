const KEY = 'renewed'
const ONCE_MS = 60_000

/** A part of the page that is gone belongs to an older release: starts again with the current one, at most once a minute. */
export function renewAfterRelease() {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - last < ONCE_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
