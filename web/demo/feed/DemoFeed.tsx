import { useInfiniteQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from '../Demo.module.css'
import { hostedWords } from '../hosted.ts'
import { DemoPost } from './DemoPost.tsx'
import { PostBox } from './PostBox.tsx'
import { FEED, postsIn, readFeed } from './posts.ts'
import { type Liveness, useLivePosts } from './use-live-posts.ts'

const said: Record<Liveness, { tone: 'verified' | 'plain' | 'danger'; words: string }> = {
  on: { tone: 'verified', words: 'Realtime on' },
  connecting: { tone: 'plain', words: 'Connecting' },
  off: { tone: 'danger', words: 'Realtime off' },
}

/** The posts of the demo area, as they are written. */
export function DemoFeed({ userId }: { userId: string }) {
  const { liveness, isNew } = useLivePosts()
  const feed = useInfiniteQuery({
    queryKey: FEED,
    queryFn: ({ pageParam }) => readFeed(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    // The client has tried three times by itself.
    retry: false,
  })
  const posts = postsIn(feed.data)

  return (
    <>
      <div className={styles.live}>
        <h2>Live feed</h2>
        <span role="status">
          <Badge tone={said[liveness].tone}>{said[liveness].words}</Badge>
        </span>
      </div>
      <PostBox userId={userId} />
      <Sheet bleed aria-label="Posts">
        {feed.data === undefined ? (
          feed.isError ? (
            <Failed what="the posts" onRetry={() => void feed.refetch()}>
              {hostedWords(feed.error)}
            </Failed>
          ) : (
            <Loading label="Loading posts" />
          )
        ) : posts.length === 0 ? (
          <EmptyState title="Nobody has written anything yet">Write the first post above.</EmptyState>
        ) : (
          posts.map((post) => <DemoPost key={post.id} post={post} isOwn={post.author_id === userId} isNew={isNew(post.id)} />)
        )}
        {feed.hasNextPage && (
          <div className={styles.more}>
            <ShowMore tone="outline" block query={feed} />
          </div>
        )}
      </Sheet>
    </>
  )
}
