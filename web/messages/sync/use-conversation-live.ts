import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { useLive, useLiveState, useShown } from '../../lib/live.ts'
import { session, useSession } from '../../lib/session.ts'
import { announce } from '../../ui/status/announce.ts'
import { moveMarks, openedQuery } from '../queries.ts'
import { lineOf, somebody } from '../words.ts'
import { catchUp, hearCleared, hearHead, hearMessage } from './catch-up.ts'

const rereadOpened = (cache: QueryClient, id: Id) => void cache.invalidateQueries({ queryKey: openedQuery(id).queryKey })

/** Where a line is blocked altogether, what is new is asked for. */
const WITHOUT_LINE_MS = 15_000

/** Says what somebody else has just written to whoever listens to the page. */
function read(cache: QueryClient, message: Message) {
  if (message.changeSeq > 0 || message.gone || message.author === 'house' || message.senderId === session().user?.id) return
  const people = cache.getQueryData(openedQuery(message.conversationId).queryKey)?.participants
  const name = people?.find(({ member }) => member.id === message.senderId)?.member.name ?? somebody()
  announce(`${name}: ${lineOf(message)}`)
}

/** Keeps an open conversation true: what is written, how far others have read, who is in it. */
export function useConversationLive(id: Id) {
  const cache = useQueryClient()
  useShown(`conversation:${id}`)
  const [handlers, onGap] = useMemo(() => {
    const reread = ({ conversationId }: { conversationId: Id }) => conversationId === id && rereadOpened(cache, id)
    const handlers = {
      message: ({ message }: LiveEvents['message']) => {
        hearMessage(cache, message)
        if (message.conversationId === id) read(cache, message)
      },
      conversation_now: ({ conversationId, ...head }: LiveEvents['conversation_now']) => hearHead(cache, conversationId, head),
      conversation_cleared: (cleared: LiveEvents['conversation_cleared']) => hearCleared(cache, cleared),
      conversation_changed: reread,
      marks_moved: (moved: LiveEvents['marks_moved']) => moveMarks(cache, moved),
      interest_gone: ({ interest }: LiveEvents['interest_gone']) => interest === `conversation:${id}` && rereadOpened(cache, id),
    }
    const onGap = () => {
      void catchUp(cache, id)
      rereadOpened(cache, id)
    }
    return [handlers, onGap] as const
  }, [cache, id])
  useLive(handlers, onGap)

  const { signedIn } = useSession()
  const isWithoutLine = useLiveState() !== 'connected' && signedIn
  useEffect(() => {
    if (!isWithoutLine) return
    const timer = setInterval(onGap, WITHOUT_LINE_MS)
    return () => clearInterval(timer)
  }, [isWithoutLine, onGap])
}
