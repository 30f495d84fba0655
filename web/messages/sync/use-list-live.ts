import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Conversation, ConversationFolder } from '#contract/conversations.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import { useLive } from '../../lib/live.ts'
import { perCache } from '../../lib/query/per-cache.ts'
import { useSession } from '../../lib/session.ts'
import { type Held, lastOf } from '../held.ts'
import { heldKey, heldQuery } from '../queries.ts'
import { catchUp, hearCleared, hearMessage } from './catch-up.ts'
import { deliveredTo, noteDelivered } from './marks.ts'
import { refreshList } from './refresh-list.ts'

/** Keeps a list of conversations true while it is shown. */
export function useListLive(folder: ConversationFolder, q: string) {
  const cache = useQueryClient()
  const [handlers, reread] = useMemo(() => {
    const reread = () => void refreshList(cache, { folder, ...(q && { q }) })
    const handlers = {
      messages_changed: reread,
      // What the viewer deletes for themselves on another page goes from what is held here, open or not.
      message: ({ message }: LiveEvents['message']) => message.gone === 'hidden' && hearMessage(cache, message),
      conversation_cleared: (cleared: LiveEvents['conversation_cleared']) => hearCleared(cache, cleared),
    }
    return [handlers, reread] as const
  }, [cache, folder, q])
  useLive(handlers, reread)
}

/** Conversations are received one after another: a page that has just been opened has more to ask for. */
const receiving = perCache(() => ({ last: Promise.resolve() }))

/** What the list tells of has reached this page once it is here. Of a request nobody learns that it has. */
export function useDelivered(conversations: readonly Conversation[]) {
  const cache = useQueryClient()
  const { signedIn } = useSession()
  useEffect(() => {
    if (!signedIn) return
    const queue = receiving(cache)
    for (const one of conversations)
      if (one.standing === 'joined' && one.unread > 0) queue.last = queue.last.then(() => receive(cache, one))
  }, [cache, signedIn, conversations])
}

/** The list holds the last message alone: what came between it and what is here is asked for, and nothing beyond a gap counts as received. */
async function receive(cache: QueryClient, { id, lastSeq, readSeq }: Conversation) {
  const here = Math.max(readSeq, deliveredTo(cache, id))
  if (lastSeq <= here) return
  if (lastSeq === here + 1) return noteDelivered(cache, id, lastSeq)
  if (cache.getQueryData<Held>(heldKey(id))) await catchUp(cache, id)
  else await cache.prefetchQuery(heldQuery(id))
  const held = cache.getQueryData<Held>(heldKey(id))
  const first = held?.messages[0]
  if (held && first && first.seq <= Math.max(here + 1, held.firstSeq)) noteDelivered(cache, id, lastOf(held))
}
