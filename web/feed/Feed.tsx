import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account.ts'
import type { FeedShow, Post } from '#contract/feed.ts'
import { useAddress } from '../lib/address.ts'
import { showOf } from './cache/feed-queries.ts'
import { dropOtherFeeds } from './cache/queries.ts'
import { ForYou } from './timeline/ForYou.tsx'
import { Trending } from './trending/Trending.tsx'

/** What others have posted: the three that are talked about most, then the feed that the address asks for. */
export function Feed({ user, onDelete }: { user: User | null; onDelete: (post: Post) => void }) {
  const cache = useQueryClient()
  const [address, setAddress] = useAddress()
  const show = showOf(address.get('show'))

  const choose = (next: FeedShow) => {
    if (next === show) return
    dropOtherFeeds(cache, show)
    setAddress(next === 'for_you' ? {} : { show: next }, { replace: true })
  }

  return (
    <>
      <Trending onDelete={onDelete} />
      <ForYou key={show} show={show} onShow={choose} user={user} onDelete={onDelete} />
    </>
  )
}
