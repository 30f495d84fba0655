import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'
import type { Optional } from './purposes.ts'

/** What was agreed to; read anew each time it is looked at. */
export const consentsQuery = orpc.consents.list.queryOptions({ staleTime: 0 })

/** Takes a consent back; the switch that it was given by is read again too. */
export function useWithdraw() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (purpose: Optional) => api.consents.withdraw({ purpose }),
    onSuccess: () => void toast.success(say('Taken back.')),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => void cache.invalidateQueries(),
  })
}
