import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../lib/api/api.ts'
import { makeToggle } from '../ui/toggle/toggle.ts'
import { paperQuery, papersKey, suggestedQuery } from './queries.ts'

type Kept = Partial<Pick<OpenedPaper, 'isSaved' | 'isFollowed'>>

const write = (cache: QueryClient, id: Id, kept: Kept) =>
  void cache.setQueryData(paperQuery(id).queryKey, (paper) => paper && { ...paper, ...kept })

/** What the server answered, and the lists in which the paper may stand or stand no more. */
function answered(cache: QueryClient, { paperId, isSaved, isFollowed }: { paperId: Id } & Required<Kept>) {
  write(cache, paperId, { isSaved, isFollowed })
  for (const queryKey of [papersKey, suggestedQuery.queryKey]) void cache.invalidateQueries({ queryKey })
}

/** Puts a paper on the reading list or takes it off. */
export const savePaper = makeToggle({
  name: 'save-paper',
  send: (paperId, on, options) => (on ? api.research.save : api.research.unsave)({ paperId }, options),
  draw: (cache, id, isSaved) => write(cache, id, { isSaved }),
  answered,
})

/** Follows a paper, or no more. */
export const followPaper = makeToggle({
  name: 'follow-paper',
  send: (paperId, on, options) => (on ? api.research.follow : api.research.unfollow)({ paperId }, options),
  draw: (cache, id, isFollowed) => write(cache, id, { isFollowed }),
  answered,
})
