/** Lets work begin at most so many times at once; the rest waits in the order it came. */
export function turns(atOnce: number) {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
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
