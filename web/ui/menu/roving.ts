type Way = 'across' | 'down'

const steps: Record<Way, Record<string, number>> = {
  across: { ArrowRight: 1, ArrowLeft: -1 },
  down: { ArrowDown: 1, ArrowUp: -1 },
}

/** Where an arrow key, Home or End leads from `at` among `count`, round the ends; undefined for any other key. */
export function nextOf(key: string, at: number, count: number, way: Way): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[way][key]
  if (step === undefined) return undefined
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count
}
