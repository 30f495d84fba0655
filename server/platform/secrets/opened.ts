import { LRUCache } from 'lru-cache'
import { Refusal } from '#contract/errors.ts'
import type { Log } from '../log.ts'

export type SealedLog = { error(fault: unknown, words: string): void }

export const sealedLog = (log: Log): SealedLog => ({ error: (fault, words) => log.error({ err: fault }, words) })

/** Rows that the log was told of. */
const logged = new LRUCache<string, true>({ max: 1000 })

/** What opens of a row among others; null for what does not, of which the log is told once, by its row and without a word of it. */
export function openedOrNull<Value>(log: SealedLog | undefined, row: string, open: () => Value): Value | null {
  try {
    return open()
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.code !== 'KEY_MISSING') throw fault
    if (!logged.has(row)) log?.error(fault, `A sealed row does not open: ${row}.`)
    logged.set(row, true)
    return null
  }
}
