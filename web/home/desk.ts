import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeskCounts } from '#contract/home.ts'
import { useLive } from '../lib/live.ts'
import { orpc } from '../lib/query/query.ts'

/** How much waits for the viewer's roles. */
export const deskQuery = orpc.home.desk.queryOptions()

/** Of all parts together. */
export const totalOf = (counts: DeskCounts) => Object.values(counts).reduce<number>((all, one = 0) => all + one, 0)

const lists = [
  orpc.checks.queue,
  orpc.institutionClaims.queue,
  orpc.institutionClaims.getClaim,
  orpc.documents.quarantined,
  orpc.feedback.list,
  orpc.moderation.reports,
  orpc.manuscripts.desk,
  orpc.manuscripts.read,
  orpc.moderation.appeals,
  orpc.grievances.desk,
]

const count = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: deskQuery.queryKey })

/** Counts again, and reads again whichever list is shown. */
function readAgain(cache: QueryClient) {
  count(cache)
  for (const list of lists) void cache.invalidateQueries({ queryKey: list.key() })
}

/** Follows what comes to the desk and what leaves it, for as long as it is shown. */
export function useDeskLive() {
  const cache = useQueryClient()
  const [handlers, onGap] = useMemo(() => {
    const again = () => readAgain(cache)
    const counted = () => count(cache)
    return [{ desk_changed: again, verification_changed: counted }, again] as const
  }, [cache])
  useLive(handlers, onGap)
}
