import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { Refused } from '../api/refused.ts'
import { lineHeldUntil, onLineBack } from '../line.ts'
import { session } from '../session.ts'

/** When what is shown was read, of each question that is answered from what is kept. */
const since = new Map<string, Date>()
const listeners = new Set<() => void>()

/** Questions whose answers their reader may not read any more: what a page still holds of them is not kept as it goes. */
const dropped = new Set<string>()

function noteSince(hash: string, readAt: Date | undefined) {
  if (readAt) since.set(hash, readAt)
  else if (!since.delete(hash)) return
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

type Asked = { signal: AbortSignal; client: QueryClient; queryKey: QueryKey; pageParam?: unknown }
type Ask = (context: Asked) => Promise<unknown>

const isRefusal = (error: unknown): error is Refused => error instanceof Refused && error.status < 500

/**
 * Has a question answered from what was read before where there is no line to the server. A refusal is an answer too: what it says is gone is
 * kept no longer.
 */
export function answeredWithoutLine<Options extends object>(options: Options): Options {
  const { queryFn: ask } = options as { queryFn: Ask }
  const queryFn: Ask = async (context) => {
    const { user } = session()
    if (!user) return ask(context)
    const hash = hashKey(context.queryKey)
    const name = context.pageParam === undefined ? hash : `${hash} ${context.pageParam}`
    try {
      const answer = await ask(context)
      noteSince(hash, undefined)
      dropped.delete(hash)
      void import('./store.ts').then(({ keepAnswer }) => keepAnswer(user.id, name, answer)).catch(() => undefined)
      return answer
    } catch (error) {
      if (context.signal.aborted) throw error
      if (isRefusal(error)) {
        void import('./store.ts').then(({ dropAnswer }) => dropAnswer(user.id, name)).catch(() => undefined)
        throw error
      }
      // What is on the page is as new as what is kept, or newer.
      if (context.client.getQueryData(context.queryKey) !== undefined) throw error
      const kept = await import('./store.ts').then(({ findAnswer }) => findAnswer(user.id, name)).catch(() => undefined)
      if (!kept || session().user?.id !== user.id) throw error
      noteSince(hash, kept.readAt)
      return kept.answer
    }
  }
  return { ...options, queryFn }
}

/** So soon after the last change of an answer it is kept as it is then. */
const SETTLED_MS = 500

/**
 * Keeps what an answer has become by what the line told since, under the name of its question: once it has settled, and when its reader turns
 * away. What came from here is here. Without a line it is as old as the line's end.
 */
export function useKeptAsItChanges(queryKey: QueryKey, answer: unknown) {
  const hash = hashKey(queryKey)
  const keep = useEffectEvent(() => {
    const memberId = session().user?.id
    if (answer === undefined || !memberId || since.has(hash)) return
    const readAt = lineHeldUntil()
    void import('./store.ts')
      .then(({ keepAnswer }) => (dropped.has(hash) ? undefined : keepAnswer(memberId, hash, answer, readAt)))
      .catch(() => undefined)
  })
  useEffect(() => {
    if (answer === undefined) return
    const timer = setTimeout(() => keep(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [answer])
  useEffect(() => {
    const turnAway = () => document.hidden && keep()
    document.addEventListener('visibilitychange', turnAway)
    return () => {
      document.removeEventListener('visibilitychange', turnAway)
      keep()
    }
  }, [])
}

/** Keeps the answer of a question no longer: it is not its reader's any more. */
export function dropKept(queryKey: QueryKey) {
  const hash = hashKey(queryKey)
  dropped.add(hash)
  const memberId = session().user?.id
  if (memberId) void import('./store.ts').then(({ dropAnswer }) => dropAnswer(memberId, hash)).catch(() => undefined)
}

/** When what is shown was read, where it is answered from what is kept; it is read again as soon as there is a line. */
export function useKeptSince(queryKey: QueryKey): Date | undefined {
  const cache = useQueryClient()
  const hash = hashKey(queryKey)
  const again = useEffectEvent(() => void (since.has(hash) && cache.invalidateQueries({ queryKey, exact: true })))
  useEffect(() => onLineBack(() => again()), [])
  return useSyncExternalStore(subscribe, () => since.get(hash))
}
