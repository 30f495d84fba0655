import { Sheet } from '../../ui/layout/Sheet.tsx'
import { FollowList } from './FollowList.tsx'

/** What a member follows, beside the feed. */
export const Follows = () => (
  <Sheet title="What you follow">
    <FollowList />
  </Sheet>
)
