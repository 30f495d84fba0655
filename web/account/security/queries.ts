import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/query/query.ts'

/** What is set up to prove that it is the member; read anew each time it is looked at. */
export const secondFactorQuery = orpc.secondFactor.get.queryOptions({ staleTime: 0 })

/** A change of what is set up; everything that was read is asked for again, because more may be done with it, or less. */
export function useChange<Answer, Input = void>(change: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    // Not waited for: what has changed may be gone from the page by then, and with it whoever tells of it.
    onSettled: () => void cache.invalidateQueries(),
  })
}
