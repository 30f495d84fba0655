import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { HomeSummary } from '#contract/home.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { pageSay } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { announce } from '../../ui/status/announce.ts'
import { toast } from '../../ui/status/toast.ts'

/** Puts the summary of a week away. */
export function useReadWeek() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (monday: string) => api.home.readWeek({ monday }),
    onSuccess: () => {
      cache.setQueryData<HomeSummary>(orpc.home.summary.queryKey(), (summary) => summary && { ...summary, week: null })
      announce(pageSay()('The summary is marked as read'))
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })
}
