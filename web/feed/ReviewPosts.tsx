import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CheckToReview } from '#contract/checks.ts'
import type { LiveEvents } from '#contract/live.ts'
import { useLive } from '../lib/live.ts'
import { PagedSheet } from '../ui/PagedSheet.tsx'
import { itemsOf } from '../ui/QueryList.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { ReviewPost } from './ReviewPost.tsx'
import { readReviewsAgain, reviewQuery } from './review.ts'

/** Posts that wait for a person: contested by their author, or with sources that may differ. */
export function ReviewPosts() {
  const queue = useInfiniteQuery(reviewQuery)
  const [deciding, setDeciding] = useState<CheckToReview>()
  useChanges(itemsOf(queue.data))

  return (
    <>
      <PagedSheet
        title="Posts that wait"
        query={queue}
        empty="No post waits for a decision."
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
  const hear = useMemo(() => {
    const look = ({ postId }: LiveEvents['post_changed']) => {
      if (items.some(({ check }) => check.postId === postId)) void readReviewsAgain()
    }
    return { post_changed: look, post_removed: look }
  }, [items])
  useLive(hear)
}
