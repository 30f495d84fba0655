import { doubtLine, lineIsUp, onLine } from '../line.ts'

/** Where nothing has come by then, somebody asks how the line is. */
const DOUBT_MS = 8000
/** A line may die without a word: an answer begins by then, or the question has failed. */
const SILENCE_MS = 30_000
/** And all of it is here by then, however slow the line. */
const WHOLE_MS = 120_000

type Ask = (signal: AbortSignal) => Promise<Response>

/** Asks for what is read, and gives up where nothing comes, at once when the line turns out to be dead. */
export async function withPatience(given: AbortSignal | undefined, ask: Ask, wholeMs = WHOLE_MS) {
  const silence = new AbortController()
  const giveUp = () => silence.abort(new DOMException('Nothing came.', 'TimeoutError'))
  const timers = [setTimeout(doubtLine, DOUBT_MS), setTimeout(giveUp, lineIsUp() ? SILENCE_MS : DOUBT_MS)]
  const unheard = onLine(() => lineIsUp() || giveUp())
  const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(wholeMs), ...(given ? [given] : [])])
  const { promise: ended, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  // Nobody waits for it any more once there is an answer.
  ended.catch(() => undefined)
  try {
    return await Promise.race([ask(signal), ended])
  } finally {
    for (const timer of timers) clearTimeout(timer)
    unheard()
  }
}
