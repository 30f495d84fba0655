import { Refusal } from '#contract/errors.ts'

const RETRY_AFTER_S = 5

/** Lets work begin at most so many times at once; the rest waits in the order it came. Where so many wait already, more is refused. */
export function semaphore(atOnce: number, waitingMax = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (waiting.length >= waitingMax) throw new Refusal('BUSY', { headers: { 'retry-after': String(RETRY_AFTER_S) } })
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The turn is handed on, not given back: whoever arrives now stands behind those who wait.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
