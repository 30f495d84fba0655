import { lineIsUp } from '../../lib/line.ts'
import { trustedAddress } from '../../lib/trusted.ts'
import address from './scan-worker.ts?worker&url'
import type { Found } from './scanned.ts'

/** A text that was looked through, and what was found in it. */
export type Looked = { found: Found | undefined }
type Answer = Looked & { id: number }

const PATIENCE_MS = 10_000
/** A text that is to be sent and is not looked through by then goes as it is: nobody waits for us. */
const PRESS_MS = 200
/** The first of a page may wait for the worker to come, where there is a line that it can come over. */
const OPENING_MS = 4000

const desk = { worker: undefined as Worker | undefined, isOpen: false, last: 0, waiting: new Map<number, (looked?: Looked) => void>() }

/** Without a line it may not be here yet, or it hangs: the next text asks for it anew. */
function giveUp() {
  desk.worker?.terminate()
  desk.worker = undefined
  desk.isOpen = false
  for (const answer of desk.waiting.values()) answer()
}

function open() {
  const worker = new Worker(trustedAddress(address), { type: 'module' })
  worker.onmessage = ({ data: { id, found } }: MessageEvent<Answer>) => {
    desk.isOpen = true
    desk.waiting.get(id)?.({ found })
  }
  worker.onerror = giveUp
  return worker
}

/** Looks a text through beside the page, which goes on answering meanwhile. Nothing where that cannot be done, or not in time. */
export async function scan(text: string, patienceMs = PATIENCE_MS): Promise<Looked | undefined> {
  const id = ++desk.last
  const { promise, resolve } = Promise.withResolvers<Looked | undefined>()
  const timer = setTimeout(patienceMs < PATIENCE_MS ? resolve : giveUp, patienceMs)
  try {
    desk.waiting.set(id, resolve)
    desk.worker ??= open()
    desk.worker.postMessage({ id, text })
    return await promise
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    desk.waiting.delete(id)
  }
}

/** Fetches what looks texts through as soon as there is a field to write in. */
export const openScan = () => void scan('')

/** Looks through what is to be sent, in so little time that it can wait for it. */
export const scanToSend = (text: string) => scan(text, desk.isOpen || !lineIsUp() ? PRESS_MS : OPENING_MS)
