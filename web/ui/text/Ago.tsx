import { useSyncExternalStore } from 'react'
import { ago, inFull } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'

const TICK_MS = 30_000

/** One clock for every time on the page. */
class Clock {
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setInterval> | undefined

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => {
      for (const tell of this.#listeners) tell()
    }, TICK_MS)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }
}

const clock = new Clock()

/** How long ago, kept true while it is shown; in full for whoever points at it. */
export function Ago({ at }: { at: string }) {
  const say = useSay()
  const locale = useLocale()
  const words = useSyncExternalStore(clock.subscribe, () => ago(at, say, locale))
  return (
    <time dateTime={at} title={inFull(at, locale)}>
      {words}
    </time>
  )
}
