import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Conversation, ConversationFolder } from '#contract/conversations.ts'
import { useLive } from '../../lib/live.ts'
import { noteDelivered } from './marks.ts'
import { refreshList } from './refresh-list.ts'

/** Keeps a list of conversations true while it is shown. */
export function useListLive(folder: ConversationFolder, q: string) {
  const cache = useQueryClient()
  const [handlers, reread] = useMemo(() => {
    const reread = () => void refreshList(cache, { folder, ...(q && { q }) })
    return [{ messages_changed: reread }, reread] as const
  }, [cache, folder, q])
  useLive(handlers, reread)
}

/** What the list holds has reached this page. Of a request nobody learns that it has. */
export function useDelivered(conversations: readonly Conversation[]) {
  const cache = useQueryClient()
  useEffect(() => {
    for (const { id, standing, unread, lastSeq } of conversations)
      if (standing === 'joined' && unread > 0) noteDelivered(cache, id, lastSeq)
  }, [cache, conversations])
}
