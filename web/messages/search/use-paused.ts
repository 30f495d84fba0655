import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What is being written, once the writing pauses. */
export function usePaused(words: string) {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}
