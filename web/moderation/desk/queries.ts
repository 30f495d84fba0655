import type { QueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/query/query.ts'

const pages = {
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

/** Reports, appeals and grievances that wait for a reviewer. */
export const reportsQuery = orpc.moderation.reports.infiniteOptions(pages)
export const appealsQuery = orpc.moderation.appeals.infiniteOptions(pages)
export const grievancesQuery = orpc.grievances.desk.infiniteOptions(pages)

/** Reads the lists again. */
export function readCasesAgain(cache: QueryClient) {
  for (const { queryKey } of [reportsQuery, appealsQuery, grievancesQuery]) void cache.invalidateQueries({ queryKey })
}
