/** Collects ids for a moment, then hands them over together, so many at a time. An id asked for twice is handed over once. */
export function batched(hand: (ids: string[]) => void, { waitMs = 200, size = 100 } = {}) {
  let waiting = new Set<string>()
  let isDue = false

  const flush = () => {
    const ids = [...waiting]
    waiting = new Set()
    isDue = false
    for (let from = 0; from < ids.length; from += size) hand(ids.slice(from, from + size))
  }

  return (...ids: string[]) => {
    for (const id of ids) waiting.add(id)
    if (waiting.size === 0 || isDue) return
    isDue = true
    setTimeout(flush, waitMs)
  }
}
