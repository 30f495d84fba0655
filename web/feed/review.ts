import type { PostCheck } from '#contract/checks.ts'
import { orpc, queryClient } from '../lib/query.ts'
import { checkQuery } from './queries.ts'

/** Posts whose check waits for a reviewer. */
export const reviewQuery = orpc.checks.queue.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

export const readReviewsAgain = () => queryClient.invalidateQueries({ queryKey: reviewQuery.queryKey })

/** Shows a check as it was decided, without waiting for the next reading. */
export const keepCheck = (check: PostCheck) => queryClient.setQueryData(checkQuery(check.postId).queryKey, check)
