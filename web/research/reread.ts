import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { orpc } from '../lib/query/query.ts'
import { analysesQuery, changesKey, commentsKey, evidenceQuery, paperQuery, papersKey, topicsKey } from './queries.ts'

/** Reads anew what is known of a paper: itself, the lists it stands in, what is said about it, and what its versions changed. */
export function rereadPaper(cache: QueryClient, paperId: Id) {
  const own = [paperQuery, evidenceQuery, analysesQuery].map((query) => query(paperId).queryKey)
  for (const queryKey of [...own, papersKey, commentsKey, changesKey(paperId)]) void cache.invalidateQueries({ queryKey })
}

/** Reads the lists of papers anew, what they are about, and the profile that counts them. */
export function rereadPapers(cache: QueryClient) {
  for (const queryKey of [papersKey, topicsKey, orpc.profile.get.key()]) void cache.invalidateQueries({ queryKey })
}
