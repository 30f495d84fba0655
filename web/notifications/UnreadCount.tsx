import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { UNREAD_MAX } from '#contract/limits.ts'
import { renewUser } from '../account/renew-session.ts'
import { say } from '../lib/language/say.ts'
import { catchUpOnOpening, useLive, useLiveState } from '../lib/live.ts'
import { withData } from '../lib/query/Data.tsx'
import { readAt } from '../lib/query/query.ts'
import { Count } from '../ui/badge/Badge.tsx'
import { readAgain, unreadQuery } from './queries.ts'
import styles from './UnreadCount.module.css'

/** Where a line is blocked altogether, the number is asked for instead. */
const WITHOUT_LINE_MS = 60_000

/** How many notices are unread, as a badge and as words under `id`; kept true while any page is open. */
function UnreadCount({ id }: { id: string }) {
  const cache = useQueryClient()
  useLive(useMemo(() => ({ notifications_changed: () => readAgain(cache), verification_changed: () => void renewUser() }), [cache]))
  const connected = useLiveState() === 'connected'
  const { data } = useQuery({ ...unreadQuery, refetchInterval: connected ? false : WITHOUT_LINE_MS })
  // What happened before the line stood reached nobody here.
  useEffect(() => {
    if (!connected) return
    void renewUser()
    return catchUpOnOpening(readAt(cache, unreadQuery.queryKey), () => readAgain(cache))
  }, [cache, connected])

  if (!data?.unread) return null
  return (
    <>
      <Count value={data.unread} className={styles.count} />
      <span id={id} className="vh">
        {data.unread < UNREAD_MAX ? say('{count} unread', { count: data.unread }) : say('{count} or more unread', { count: UNREAD_MAX })}
      </span>
    </>
  )
}

export default withData(UnreadCount)
