import { Refused } from '../api/refused.ts'
import { lineIsUp, onLineBack } from '../line.ts'

const FIRST_MS = 100
const SHORT_MS = 2000
const LONG_MS = 30_000
/** As many tries follow one another quickly; what fails longer is no hiccup. */
const QUICK_TRIES = 10

/** Answers of a server that gave up waiting, or that wants fewer requests. */
const NOT_NOW = [408, 425, 429]

/**
 * True where another try would get the same answer: a refusal of what was sent. A fault of the server's, or its full disk, passes, and may have
 * come after it was kept. What came without the server's own words is no answer.
 */
export const isFinal = (error: unknown) => error instanceof Refused && error.status < 500 && !NOT_NOW.includes(error.status)

/** How long to wait after a failed try, the first being 0: random, so that many browsers do not come back at once, and no less than the server asked for. */
export function backoffMs(attempt: number, error: unknown) {
  const longest = attempt < QUICK_TRIES ? Math.min(FIRST_MS * 2 ** (attempt + 1), SHORT_MS) : LONG_MS
  const asked = error instanceof Refused ? error.retryAfterMs : 0
  return asked + FIRST_MS + Math.random() * (longest - FIRST_MS)
}

/** A pause before the next try. It ends early when the line has returned, and without a line only then. */
export function pauseFor(ms: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => {
    clearTimeout(timer)
    stop()
    resolve()
  }
  const timer = setTimeout(() => lineIsUp() && end(), ms)
  const stop = onLineBack(end)
  return { over: promise, end }
}
