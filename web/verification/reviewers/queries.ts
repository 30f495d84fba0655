import { useQueryClient } from '@tanstack/react-query'
import type { Reviewers } from '#contract/reviewers.ts'
import { orpc } from '../../lib/query/query.ts'

export const reviewersQuery = orpc.reviewers.list.queryOptions()

/** Shows the reviewers as an act has answered them. */
export function useReviewersCache() {
  const cache = useQueryClient()
  return (answer: Reviewers) => void cache.setQueryData(reviewersQuery.queryKey, answer)
}
