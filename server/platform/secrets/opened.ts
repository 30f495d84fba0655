import { LRUCache } from 'lru-cache'
import { Refusal } from '#contract/errors.ts'
import type { Log } from '../log.ts'

export type SealedLog = { error(fault: unknown, words: string): void }

export const sealedLog = (log: Log): SealedLog => ({ error: (fault, words) => log.error({ err: fault }, words) })

/** What the log was told. */
const logged = new LRUCache<string, true>({ max: 1000 })

/** Tells the log of something that does not open: once, and without a word of it. */
export function tellOnce(log: SealedLog | undefined, fault: Refusal, words: string) {
  if (!logged.has(words)) log?.error(fault, words)
  logged.set(words, true)
}

export const isUnopened = (fault: unknown): fault is Refusal => fault instanceof Refusal && fault.code === 'KEY_MISSING'

/** What opens of a row among others; null for what does not, of which the log is told by its row. */
export function openedOrNull<Value>(log: SealedLog | undefined, row: string, open: () => Value): Value | null {
  try {
    return open()
  } catch (fault) {
    if (!isUnopened(fault)) throw fault
    tellOnce(log, fault, `A sealed row does not open: ${row}.`)
    return null
  }
}
