import { useQueryClient } from '@tanstack/react-query'
import type { AuditAct } from '#contract/audit-acts.ts'
import type { Staff } from '#contract/staff.ts'
import { orpc } from '../../lib/query/query.ts'

export const staffQuery = orpc.staff.list.queryOptions()
export const logHeadQuery = orpc.staff.logHead.queryOptions()

/** Shows who has which role as an act has answered it. */
export function useStaffCache() {
  const cache = useQueryClient()
  return (answer: Staff) => void cache.setQueryData(staffQuery.queryKey, answer)
}

/** When a day of the calendar begins here, and when the one after it does; nothing for half a date. */
function boundsOf(day: string) {
  const from = new Date(`${day}T00:00`)
  if (Number.isNaN(from.getTime())) return {}
  const until = new Date(from)
  until.setDate(until.getDate() + 1)
  return { from: from.toISOString(), until: until.toISOString() }
}

/** Lines of the audit log, newest first, of one act and one day where these are chosen. */
export const logQuery = ({ act, day }: { act: AuditAct | undefined; day: string }) =>
  orpc.staff.log.infiniteOptions({
    input: (cursor: string | undefined) => ({ act, ...boundsOf(day), cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })
