import { setTimeout as pause } from 'node:timers/promises'

export type Manners = {
  /** Least time between two requests, as the source asks for. */
  gapMs: number
  tries?: number
  timeoutMs?: number
  /** First wait after a refusal; each further one is twice as long. A Retry-After of the source goes before. */
  waitMs?: number
}

const LONGEST_WAIT_MS = 60_000
const AGAIN = new Set([408, 429, 500, 502, 503, 504])

/** Asks one source, never faster than it likes; a refusal that may pass and an answer that cannot be read are asked for again. */
export function politely({ gapMs, tries = 5, timeoutMs = 30_000, waitMs = 2000 }: Manners) {
  let next = Number.NEGATIVE_INFINITY
  return async function ask<T>(url: URL, read: (text: string) => T): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      await pause(Math.max(0, next - performance.now()))
      next = performance.now() + gapMs
      const reply = await once(url, timeoutMs, read)
      if ('value' in reply) return reply.value
      // The address holds the key of the operator: only the host is named.
      if (!reply.again || attempt === tries) throw new Error(`${url.host} ${reply.words}. Nothing more was imported; try again later.`)
      await pause(Math.min(LONGEST_WAIT_MS, reply.waitMs ?? waitMs * 2 ** (attempt - 1)))
    }
  }
}

type Reply<T> = { value: T } | { words: string; again: boolean; waitMs?: number }

async function once<T>(url: URL, timeoutMs: number, read: (text: string) => T): Promise<Reply<T>> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), headers: { 'user-agent': 'Wardmates corpus import' } })
    text = await response.text()
  } catch {
    return { words: 'cannot be reached', again: true }
  }
  if (!response.ok) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    const wait = Number.isFinite(seconds) ? { waitMs: seconds * 1000 } : {}
    return { words: `answers with status ${response.status}`, again: AGAIN.has(response.status), ...wait }
  }
  try {
    return { value: read(text) }
  } catch {
    return { words: 'sends an answer that cannot be read', again: true }
  }
}
