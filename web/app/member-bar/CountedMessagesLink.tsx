import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { catchUpOnOpening, useLive, useLiveState } from '../../lib/live.ts'
import { withData } from '../../lib/query/Data.tsx'
import { readAt } from '../../lib/query/query.ts'
import { unreadQuery } from '../../messages/unread.ts'
import { MessagesLink } from './MessagesLink.tsx'

/** The messages link with the number that the server counted; kept true while any page is open. */
function CountedMessagesLink() {
  const cache = useQueryClient()
  const { data } = useQuery(unreadQuery)
  const countAgain = useCallback(() => void cache.invalidateQueries({ queryKey: unreadQuery.queryKey }), [cache])
  useLive(useMemo(() => ({ messages_changed: countAgain }), [countAgain]))
  const connected = useLiveState() === 'connected'
  // What happened before the line stood reached nobody here.
  useEffect(() => {
    if (connected) return catchUpOnOpening(readAt(cache, unreadQuery.queryKey), countAgain)
  }, [cache, connected, countAgain])
  return <MessagesLink unread={data?.unread ?? 0} />
}

export default withData(CountedMessagesLink)
