/** The longest wait that a timer takes is 24 days. */
const LONGEST_MS = 24 * 3600_000
/** So long after the database did not answer it is asked again. */
const AGAIN_MS = 60_000

/** Calls `end` at the moment that a session ends by its age; that moment is asked for again then, for whoever was active meanwhile. What comes back calls it off. */
export function endWithSession(endsAt: () => Promise<number>, end: () => void) {
  let timer: NodeJS.Timeout | undefined
  let isOff = false
  const look = async () => {
    const left = (await endsAt().catch(() => Date.now() + AGAIN_MS)) - Date.now()
    if (isOff) return
    if (left <= 0) return end()
    timer = setTimeout(look, Math.min(left, LONGEST_MS)).unref()
  }
  void look()
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}
