import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive, useLiveState } from '../lib/live.ts'
import { queryClient } from '../lib/query.ts'
import { renewUser } from '../profile/renew-session.ts'
import { Count } from '../ui/Badge.tsx'
import { readAgain, unreadQuery } from './queries.ts'
import styles from './UnreadCount.module.css'

const heard = { notifications_changed: readAgain, verification_changed: () => void renewUser() }
/** Where a line is blocked altogether, the number is asked for instead. */
const WITHOUT_LINE_MS = 60_000

/** How many notices are unread, as a badge and as words under `id`; kept true while any page is open. */
export default function UnreadCount({ id }: { id: string }) {
  useLive(heard)
  const connected = useLiveState() === 'connected'
  const { data } = useQuery({ ...unreadQuery, refetchInterval: connected ? false : WITHOUT_LINE_MS }, queryClient)
  // What happened before the line stood was told to nobody here.
  useEffect(() => {
    if (!connected) return
    readAgain()
    void renewUser()
  }, [connected])

  if (!data?.unread) return null
  return (
    <>
      <Count value={data.unread} className={styles.count} />
      <span id={id} className="vh">
        {data.unread} unread
      </span>
    </>
  )
}
