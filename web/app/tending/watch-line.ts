import { RECONNECT_STEPS_MS } from '#contract/live.ts'
import { backend } from '../../lib/api/backend.ts'
import { lineIsUp, onDoubt, setLine } from '../../lib/line.ts'

const PATIENCE_MS = 5000

async function answers() {
  try {
    const { ok } = await fetch(`${backend()}/api/health`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok
  } catch {
    return false
  }
}

/** Asks the server whenever somebody doubts that it can be reached, and then until it can. Ends when the answer is called. */
export function watchLine() {
  const stop = new AbortController()
  let asking = false
  let attempt = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  async function ask(): Promise<void> {
    if (asking || stop.signal.aborted) return
    asking = true
    clearTimeout(retry)
    const isUp = await answers()
    asking = false
    if (stop.signal.aborted) return
    if (!isUp) retry = setTimeout(ask, RECONNECT_STEPS_MS[Math.min(attempt++, RECONNECT_STEPS_MS.length - 1)])
    else attempt = 0
    setLine(isUp)
  }
  const askIfDown = () => {
    if (!lineIsUp()) void ask()
  }

  onDoubt(ask)
  for (const name of ['online', 'offline']) window.addEventListener(name, ask, { signal: stop.signal })
  window.addEventListener('focus', askIfDown, { signal: stop.signal })
  // Requests that end because the page is left say nothing of the line.
  window.addEventListener('pagehide', () => onDoubt(() => {}), { signal: stop.signal })
  window.addEventListener('pageshow', () => onDoubt(ask), { signal: stop.signal })
  if (!navigator.onLine) void ask()
  return () => {
    stop.abort()
    clearTimeout(retry)
    onDoubt(() => {})
  }
}
