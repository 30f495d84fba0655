import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { pageSay } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { announce } from '../../ui/status/announce.ts'
import { toast } from '../../ui/status/toast.ts'

/** Puts the steps of the first day away for good. */
export function useEndFirstDay() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.home.endFirstDay(),
    onSuccess: () => {
      announce(pageSay()('The list is put away'))
      return cache.invalidateQueries({ queryKey: orpc.home.summary.queryKey() })
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })
}
