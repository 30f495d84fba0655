import { codeOf } from '../api/failure.ts'
import { doubtLine, onLineBack } from '../line.ts'
import type { Way } from './way.ts'

/** Waits between two tries while nothing says that the line is back; the last one repeats. */
const WAITS_MS = [1000, 3000, 10_000, 30_000]
/** Tried again at once, a few times: the server is further than this browser knew, or a piece took too long. */
const AT_ONCE: readonly (string | undefined)[] = ['UPLOAD_MOVED', 'TOO_SLOW']
const AT_ONCE_MAX = 5
/** Tried again later, as what no answer came to. */
const LATER: readonly (string | undefined)[] = [undefined, 'BUSY', 'UNAVAILABLE', 'STORAGE_FULL']

/**
 * Repeats what the network or the server's state has stopped until it is done or refused. `reached` says how far it has come: on a line so slow that
 * each piece is cut off, it goes on for as long as each brings something.
 */
export async function throughOutages<Answer>(act: () => Promise<Answer>, { tell, signal }: Way, reached = () => 0): Promise<Answer> {
  let [atOnce, waits, before] = [0, 0, reached()]
  for (;;) {
    try {
      return await act()
    } catch (error) {
      signal.throwIfAborted()
      const code = codeOf(error)
      if (reached() > before) [atOnce, waits, before] = [0, 0, reached()]
      if (AT_ONCE.includes(code) && atOnce++ < AT_ONCE_MAX) continue
      if (!LATER.includes(code)) throw error
      if (!code) doubtLine()
      tell({ waiting: true })
      await lineBack(WAITS_MS[Math.min(waits++, WAITS_MS.length - 1)]!, signal)
      tell({ waiting: false })
    }
  }
}

function lineBack(mostMs: number, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const unheard = onLineBack(resolve)
  const timer = setTimeout(resolve, mostMs)
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave)
  return promise.finally(() => {
    unheard()
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  })
}
