import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { speakInside } from '../../lib/language/language.ts'
import { catchUpOnOpening, useLive, useLiveState } from '../../lib/live.ts'
import { withData } from '../../lib/query/Data.tsx'
import { readAt } from '../../lib/query/query.ts'
import { ringingQuery, unreadQuery } from '../../messages/unread.ts'
import { part } from '../../ui/later.tsx'
import { MessagesLink } from './MessagesLink.tsx'

const RingStrip = part(async () => {
  const [strip] = await Promise.all([import('../../messages/urgent/RingStrip.tsx'), speakInside()])
  return { default: strip.RingStrip }
})

/** A sound that cannot be fetched is missed; the strip says the same. */
const ring = () =>
  void import('../../messages/urgent/ring.ts').then(
    (sound) => sound.ring(),
    () => undefined,
  )

/** The messages link with the number that the server counted, and what rings; kept true while any page is open. */
function CountedMessagesLink() {
  const cache = useQueryClient()
  const { data } = useQuery(unreadQuery)
  const countAgain = useCallback(() => {
    for (const { queryKey } of [unreadQuery, ringingQuery]) void cache.invalidateQueries({ queryKey })
  }, [cache])
  const handlers = useMemo(() => {
    const urgent_rings = () => {
      countAgain()
      ring()
    }
    return { messages_changed: countAgain, urgent_rings }
  }, [countAgain])
  useLive(handlers)
  const connected = useLiveState() === 'connected'
  // What happened before the line stood reached nobody here.
  useEffect(() => {
    if (connected) return catchUpOnOpening(readAt(cache, unreadQuery.queryKey), countAgain)
  }, [cache, connected, countAgain])
  return (
    <>
      <MessagesLink unread={data?.unread ?? 0} />
      <Suspense>{data && data.ringing > 0 && <RingStrip />}</Suspense>
    </>
  )
}

export default withData(CountedMessagesLink)
