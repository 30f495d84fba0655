import { useSyncExternalStore } from 'react'
import { ago, inFull } from '../lib/dates.ts'

const TICK_MS = 30_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for every time on the page. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** How long ago, kept true while it is shown; in full for whoever points at it. */
export function Ago({ at }: { at: string }) {
  const words = useSyncExternalStore(subscribe, () => ago(at))
  return (
    <time dateTime={at} title={inFull(at)}>
      {words}
    </time>
  )
}
