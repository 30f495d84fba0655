import type { QueryClient } from '@tanstack/react-query'
import type { PostCheck } from '#contract/checks.ts'
import { orpc } from '../../lib/query/query.ts'
import { checkQuery } from '../cache/queries.ts'

/** Posts whose check waits for a reviewer. */
export const reviewQuery = orpc.checks.queue.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

export const readReviewsAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: reviewQuery.queryKey })

/** Shows a check as it was decided, without waiting for the next reading. */
export const keepCheck = (cache: QueryClient, check: PostCheck) => cache.setQueryData(checkQuery(check.postId).queryKey, check)
