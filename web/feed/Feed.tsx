import type { User } from '#contract/account.ts'
import type { Post } from '#contract/feed.ts'
import { ForYou } from './ForYou.tsx'
import { Trending } from './Trending.tsx'

/** What others have posted: the three that are talked about most, then everything. */
export const Feed = ({ user, onDelete }: { user: User | null; onDelete: (post: Post) => void }) => (
  <>
    <Trending onDelete={onDelete} />
    <ForYou user={user} onDelete={onDelete} />
  </>
)
