import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import type { Paper } from '#contract/papers.ts'
import { api } from '../lib/api/api.ts'
import { backend } from '../lib/api/backend.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { announce } from '../ui/status/announce.ts'
import { toast } from '../ui/status/toast.ts'
import { suggestedQuery } from './queries.ts'
import { rereadPaper } from './reread.ts'

/** No longer to be suggested a paper. */
export function useDismissPaper() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: Paper) => api.research.dismiss({ paperId: id }),
    onSuccess: ({ paperId }, { title }) => {
      announce(`${title} is no longer suggested`)
      cache.setQueryData(suggestedQuery.queryKey, (shown) => shown && { items: shown.items.filter(({ id }) => id !== paperId) })
    },
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => void cache.invalidateQueries({ queryKey: suggestedQuery.queryKey }),
  })
}

/** A change of one's own paper. */
export function usePaperChange<Input, Answer>(paperId: Id, change: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSettled: () => rereadPaper(cache, paperId),
  })
}

/** Opens the file of a version: its address is made for the viewer and holds for a while. */
export async function openFile(paperId: Id, no: number) {
  try {
    const { url } = await api.research.openFile({ paperId, no })
    window.location.assign(new URL(url, backend()).href)
  } catch (error) {
    toast.error(wordsOf(error))
  }
}
