import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Nominee } from '#contract/nominee.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'

/** Whom one has named; read anew each time it is looked at. */
export const nomineeQuery = orpc.nominee.get.queryOptions({ staleTime: 0 })

export function useSaveNominee() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (nominee: Nominee) => api.nominee.save(nominee),
    onSuccess: (named) => {
      cache.setQueryData(nomineeQuery.queryKey, named)
      toast.success(say('Saved'))
    },
  })
}

export function useRemoveNominee() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.nominee.remove(),
    onSuccess: (named) => {
      cache.setQueryData(nomineeQuery.queryKey, named)
      toast.success(say('Removed. You have named nobody.'))
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })
}
