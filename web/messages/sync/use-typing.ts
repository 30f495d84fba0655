import { useEffect, useMemo, useRef, useState } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { useLive } from '../../lib/live.ts'
import { useSession } from '../../lib/session.ts'

/** It is said at most so often while somebody writes, and is believed a little longer. */
const SAY_MS = 3000
const BELIEVED_MS = 5000

/** Who is writing in a conversation just now, by their ids. */
export function useTyping(conversationId: Id): readonly Id[] {
  const [typing, setTyping] = useState<ReadonlyMap<Id, number>>(new Map())
  const handlers = useMemo(() => {
    const without = (all: ReadonlyMap<Id, number>, id: Id | null) => new Map([...all].filter(([one]) => one !== id))
    return {
      typing: (said: LiveEvents['typing']) => {
        if (said.conversationId === conversationId) setTyping((all) => new Map(all).set(said.memberId, Date.now() + BELIEVED_MS))
      },
      // What they wrote is here.
      message: ({ message }: LiveEvents['message']) => {
        if (message.conversationId === conversationId) setTyping((all) => without(all, message.senderId))
      },
    }
  }, [conversationId])
  useLive(handlers)

  const soonest = Math.min(...typing.values())
  useEffect(() => {
    if (!Number.isFinite(soonest)) return
    const forget = () => setTyping((all) => new Map([...all].filter(([, until]) => until > Date.now())))
    const timer = setTimeout(forget, soonest - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [soonest])
  return useMemo(() => [...typing.keys()], [typing])
}

/** Says that one is writing, when there is something to say. */
export function useSayTyping(conversationId: Id) {
  const { signedIn } = useSession()
  const saidAt = useRef(0)
  return () => {
    if (!signedIn || Date.now() - saidAt.current < SAY_MS) return
    saidAt.current = Date.now()
    // A hint that does not arrive is no loss.
    void api.messages.typing({ conversationId }).catch(() => undefined)
  }
}
