import { useSay } from '../../lib/language/say.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { FollowList } from './FollowList.tsx'

/** What a member follows, beside the feed. */
export function Follows() {
  const say = useSay()
  return (
    <Sheet title={say('What you follow')}>
      <FollowList />
    </Sheet>
  )
}
