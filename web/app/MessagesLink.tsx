import { MessageSquare } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Count } from '../ui/Badge.tsx'
import { IconLink } from '../ui/IconButton.tsx'
import styles from './TopBar.module.css'

/** The way to the messages and how many are unread. */
export const MessagesLink = ({ unread }: { unread: number }) => (
  <IconLink to="/messages" label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'}>
    <MessageSquare />
    <Count value={unread} className={styles.count} />
  </IconLink>
)

const Uncounted = () => <MessagesLink unread={0} />

/** The number is an extra: where its chunk cannot be fetched, the link stays without it. */
const Counted = lazy(() => import('./CountedMessagesLink.tsx').catch(() => ({ default: Uncounted })))

/** The number arrives later: counting needs the data layer, which no first paint waits for. */
export const MemberMessages = () => (
  <Suspense fallback={<Uncounted />}>
    <Counted />
  </Suspense>
)
