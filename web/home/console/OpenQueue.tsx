import type { StaffRole } from '#contract/staff-roles.ts'
import { useNow } from '../../lib/deadline.ts'
import { useLocation } from '../../lib/router.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { QueueSheet } from './QueueSheet.tsx'
import { useQueue } from './use-queue.ts'

/** The queue with the case that is open; nothing where it cannot be read, which the desk itself says. */
export function OpenQueue({ roles }: { roles: readonly StaffRole[] }) {
  const { queue, failed } = useQueue(roles)
  const { pathname, search } = useLocation()
  const now = useNow()
  if (queue) return <QueueSheet queue={queue} now={now} current={pathname + search} />
  return failed ? null : <Loading label="Loading the queue" />
}
