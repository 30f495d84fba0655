import { lazy, Suspense } from 'react'
import { MessagesLink } from './MessagesLink.tsx'

const Uncounted = () => <MessagesLink unread={0} />

/** The number is an extra: where its chunk cannot be fetched, the link stays without it. */
const Counted = lazy(() => import('./CountedMessagesLink.tsx').catch(() => ({ default: Uncounted })))

/** The number arrives later: counting needs the data layer, which no first paint waits for. */
export const MemberMessages = () => (
  <Suspense fallback={<Uncounted />}>
    <Counted />
  </Suspense>
)
