import { Suspense } from 'react'
import { afterSoon, part } from '../../ui/later.tsx'
import { MessagesLink } from './MessagesLink.tsx'

const Counted = part(async () => ({ default: (await afterSoon(() => import('./member-late.ts'))).CountedMessagesLink }))

/** The number arrives later: counting needs the data layer, which no first paint waits for. */
export const MemberMessages = () => (
  <Suspense fallback={<MessagesLink unread={0} />}>
    <Counted />
  </Suspense>
)
