/** How long the service may take to begin with an answer. */
export const PATIENCE_MS = 20_000
const READS = new Set(['GET', 'HEAD'])
/** What a gateway answers for a service that it cannot reach. */
const UNREACHED = new Set([502, 504])

/**
 * Takes for a broken line what is one: the answer of a gateway in front of the service, and a read that nobody begins to answer. The client
 * then asks again as it does with a broken line, reads alone: what was written may have arrived.
 */
export const reaching =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const late = new AbortController()
    const isRead = READS.has(init?.method ?? 'GET')
    const timer = isRead
      ? setTimeout(() => late.abort(new DOMException('Nobody answered in time.', 'TimeoutError')), PATIENCE_MS)
      : undefined
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal
      const answer = await ask(input, { ...init, signal })
      if (UNREACHED.has(answer.status)) throw new TypeError(`A gateway answered ${answer.status}.`)
      return answer
    } finally {
      clearTimeout(timer)
    }
  }
