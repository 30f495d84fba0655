import { useEffect, useState } from 'react'
import { doisIn } from '#contract/dois.ts'

/** Nothing is asked of a DOI that is still being typed. */
const PAUSE_MS = 300

/** The DOI in what is said, in small letters, once the typing pauses; empty where there is none. */
export function useSettledDoi(said: string): string {
  const [settled, setSettled] = useState(said)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(said), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [said])
  return doisIn(settled)[0] ?? ''
}
