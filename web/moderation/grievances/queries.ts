import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GrievanceKind } from '#contract/grievances.ts'
import { api } from '../../lib/api/api.ts'
import { orpc } from '../../lib/query/query.ts'

/** One's grievances; read anew each time they are looked at. */
export const ownGrievancesQuery = orpc.grievances.list.queryOptions({ staleTime: 0 })

export function useFileGrievance() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (grievance: { kind: GrievanceKind; words: string }) => api.grievances.file(grievance),
    onSettled: () => cache.invalidateQueries({ queryKey: ownGrievancesQuery.queryKey }),
  })
}
