const PAUSE_MS = 500

/**
 * Says where typed letters lead among labels. What is typed without a pause is the beginning of one label; one letter, and the same one
 * again, goes on to the next label with it.
 */
export function typeahead() {
  let typed = ''
  let typedAt = 0
  return (key: string, at: number, labels: readonly string[]): number | undefined => {
    const now = performance.now()
    if (now - typedAt > PAUSE_MS) typed = ''
    // A space presses what is chosen, unless it stands between two words.
    if (key.length !== 1 || (key === ' ' && typed === '')) return undefined
    typed += key.toLowerCase()
    typedAt = now
    const isOneLetter = new Set(typed).size === 1
    const beginning = isOneLetter ? typed[0]! : typed
    const from = isOneLetter ? at + 1 : Math.max(at, 0)
    const order = labels.map((_, step) => (from + step) % labels.length)
    return order.find((index) => labels[index]!.toLowerCase().startsWith(beginning))
  }
}
