import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CheckToReview } from '#contract/checks.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import { useLive } from '../../lib/live.ts'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { readReviewsAgain, reviewQuery } from './queries.ts'
import { ReviewPost } from './ReviewPost.tsx'

/** Posts that need a person: contested by their author, or with sources that may differ. */
export function ReviewPosts() {
  const queue = useInfiniteQuery(reviewQuery)
  const [deciding, setDeciding] = useState<CheckToReview>()
  useChanges(itemsOf(queue.data))

  return (
    <>
      <PagedSheet
        title="Posts to review"
        query={queue}
        empty="No posts to review."
        keyOf={({ check }) => `${check.postId} ${check.checkedAt}`}
      >
        {(item) => <ReviewPost item={item} onDecide={() => setDeciding(item)} />}
      </PagedSheet>
      {deciding && <DecideDialog item={deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

/** A post of the list that its author edits or deletes may not wait any more. */
function useChanges(items: readonly CheckToReview[]) {
  const cache = useQueryClient()
  const handlers = useMemo(() => {
    const look = ({ postId }: LiveEvents['check_changed']) => {
      if (items.some(({ check }) => check.postId === postId)) void readReviewsAgain(cache)
    }
    return { check_changed: look, post_removed: look }
  }, [cache, items])
  useLive(handlers)
}
