import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { catchUpOnOpening, useLive, useLiveState } from '../../lib/live.ts'
import { withData } from '../../lib/query/Data.tsx'
import { readAt } from '../../lib/query/query.ts'
import { countAgain, countsQuery } from '../../messages/counts.ts'
import { MessagesLink } from './MessagesLink.tsx'

/** The messages link with the number that the server counted; kept true while any page is open. */
function CountedMessagesLink() {
  const cache = useQueryClient()
  const { data } = useQuery(countsQuery)
  useLive(useMemo(() => ({ messages_changed: () => countAgain(cache) }), [cache]))
  const connected = useLiveState() === 'connected'
  // What happened before the line stood reached nobody here.
  useEffect(() => {
    if (connected) return catchUpOnOpening(readAt(cache, countsQuery.queryKey), () => countAgain(cache))
  }, [cache, connected])
  return <MessagesLink unread={data?.unread ?? 0} />
}

export default withData(CountedMessagesLink)
