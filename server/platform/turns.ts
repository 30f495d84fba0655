import { Refusal } from '#contract/errors.ts'

/** Whose turn it is, by whatever tells one from another, and what tells that they have gone. */
export type Whose = { memberId: string; signal?: AbortSignal | undefined }

/**
 * Lets work begin one at a time, and members take turns: whoever brings much waits for themselves. More than so many of one member, or of
 * all, is refused; whoever has gone leaves the queue.
 */
export function turns({ ofOne, ofAll, retryAfterS = 5 }: { ofOne: number; ofAll: number; retryAfterS?: number }) {
  // The member whose turn is next stands first.
  const waiting = new Map<string, (() => void)[]>()
  let isTaken = false

  function keep(memberId: string, left: (() => void)[]) {
    if (left.length > 0) waiting.set(memberId, left)
    else waiting.delete(memberId)
  }

  function wait({ memberId, signal }: Whose) {
    const own = waiting.get(memberId) ?? []
    const all = [...waiting.values()].flat().length
    if (own.length >= ofOne || all >= ofAll) throw new Refusal('BUSY', { headers: { 'retry-after': String(retryAfterS) } })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const begin = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      keep(
        memberId,
        waiting.get(memberId)!.filter((one) => one !== begin),
      )
      reject(signal!.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    waiting.set(memberId, [...own, begin])
    return promise
  }

  /** Hands the turn on to the next member, who then stands behind the others with what they still have. */
  function handOn() {
    const [next] = waiting
    isTaken = next !== undefined
    if (!next) return
    const [memberId, [begin, ...left]] = next
    waiting.delete(memberId)
    keep(memberId, left)
    begin!()
  }

  return async <T>(whose: Whose, work: () => Promise<T>): Promise<T> => {
    whose.signal?.throwIfAborted()
    if (isTaken) await wait(whose)
    isTaken = true
    try {
      return await work()
    } finally {
      handOn()
    }
  }
}
