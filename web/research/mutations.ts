import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../lib/api/api.ts'
import { backend } from '../lib/api/backend.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { toast } from '../ui/status/toast.ts'
import { paperQuery, papersKey } from './queries.ts'
import { rereadPaper } from './reread.ts'

/** Puts a paper on the reading list or takes it off, follows it or no more. */
export function useKeepPaper({ id, isSaved, isFollowed }: OpenedPaper) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (what: 'saved' | 'followed') => {
      const paper = { paperId: id }
      if (what === 'saved') return isSaved ? api.research.unsave(paper) : api.research.save(paper)
      return isFollowed ? api.research.unfollow(paper) : api.research.follow(paper)
    },
    onSuccess: (kept) => {
      const { isSaved: saved, isFollowed: followed } = kept
      cache.setQueryData(paperQuery(id).queryKey, (paper) => paper && { ...paper, isSaved: saved, isFollowed: followed })
      void cache.invalidateQueries({ queryKey: papersKey })
    },
    onError: (error) => void toast.error(wordsOf(error)),
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
