import { TAKE_OVER } from '../offline/words.ts'

const HOUR_MS = 3600_000

/** What this tab knows of a newer version of the program. */
const update = { waiting: null as ServiceWorker | null, listeners: new Set<() => void>() }

function set(waiting: ServiceWorker | null) {
  if (waiting === update.waiting) return
  update.waiting = waiting
  for (const listener of update.listeners) listener()
}

/** Whether a newer version waits to be taken. */
export const updateWaits = () => update.waiting !== null

/** Hears of it until the answer is called. */
export function onUpdate(listener: () => void) {
  update.listeners.add(listener)
  return () => void update.listeners.delete(listener)
}

/** Looks for newer versions as long as the page stands, until the answer is called. A page that stays open for long asks when it is looked at. */
export function watchUpdates() {
  const gone = new AbortController()
  // Where pages are not kept for later, none waits.
  void navigator.serviceWorker?.ready.then((registration) => {
    if (gone.signal.aborted) return
    const look = () => set(navigator.serviceWorker.controller && registration.waiting)
    const follow = () => registration.installing?.addEventListener('statechange', look, { signal: gone.signal })
    registration.addEventListener('updatefound', follow, { signal: gone.signal })
    // In another tab somebody may have asked for it.
    navigator.serviceWorker.addEventListener('controllerchange', look, { signal: gone.signal })
    let askedAt = Date.now()
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < HOUR_MS) return
      askedAt = Date.now()
      void registration.update().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', ask, { signal: gone.signal })
    follow()
    look()
  })
  return () => gone.abort()
}

/** Begins anew with the version that waits. */
export function takeUpdate() {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  update.waiting?.postMessage(TAKE_OVER)
}
