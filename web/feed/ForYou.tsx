import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { User } from '#contract/account.ts'
import type { Post } from '#contract/feed.ts'
import { FOR_YOU_RULE } from '#contract/limits.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { waitingWords } from './arrivals.ts'
import { flat, notArrived } from './cache.ts'
import styles from './ForYou.module.css'
import { ListEnd } from './ListEnd.tsx'
import { FOR_YOU, focusForYou } from './landmark.ts'
import { useMore } from './more.ts'
import { NewPosts } from './NewPosts.tsx'
import { PostCard } from './PostCard.tsx'
import { useSending } from './publish.ts'
import { postsQuery } from './queries.ts'
import { SendingPost } from './SendingPost.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useFeedLive } from './use-feed-live.ts'

/** All posts, newest first, as far down as anyone cares to scroll. */
export function ForYou({ user, onDelete }: { user: User | null; onDelete: (post: Post) => void }) {
  const section = useRef<HTMLElement>(null)
  const posts = useInfiniteQuery(postsQuery)
  const { waiting, fresh, receive, takeUp } = useArrivals(section, user?.id)
  useFeedLive(receive, user?.id, posts.isSuccess)

  const { hasMore, isLoading, error, more } = useMore(postsQuery.queryKey, posts.data, (cursor) => api.feed.list({ cursor }))

  const rows = useMemo(() => flat(posts.data), [posts.data])
  const sending = notArrived(useSending(), posts.data)

  const toNewest = () => {
    section.current?.scrollIntoView({ block: 'start' })
    focusForYou()
    void takeUp()
  }

  return (
    <section ref={section} aria-labelledby={FOR_YOU} className={styles.section}>
      <NewPosts words={waitingWords(waiting, user?.id)} onTakeUp={toNewest} />
      <SectionHead title="For You" id={FOR_YOU} more={FOR_YOU_RULE} />
      <Sheet bleed className={styles.sheet}>
        {user && sending.map((draft) => <SendingPost key={draft.clientId} user={user} draft={draft} />)}
        {posts.data && rows.length > 0 && <Rows posts={rows} fresh={fresh} onDelete={onDelete} />}
        {posts.data && rows.length === 0 && sending.length === 0 && (
          <EmptyState title="Nothing on the chart yet">The first entry can be yours: a case, a question or a paper.</EmptyState>
        )}
        {posts.isPending && <Loading label="Loading posts" />}
        {posts.isLoadingError && <Failed onRetry={() => posts.refetch()}>{wordsOf(posts.error)}</Failed>}
        {rows.length > 0 && <ListEnd hasMore={hasMore} isLoading={isLoading} error={error} onMore={more} />}
      </Sheet>
    </section>
  )
}

/** Heights as they were measured, so that coming back finds the list as it was left. */
let measured: { rows: number; cache: CacheSnapshot } | undefined

type RowsProps = { posts: Post[]; fresh: ReadonlySet<string>; onDelete: (post: Post) => void }

/** Only what is near the screen is drawn. */
function Rows({ posts, fresh, onDelete }: RowsProps) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const count = useRef(posts.length)
  const cache = measured?.rows === posts.length ? measured.cache : undefined

  useEffect(() => {
    count.current = posts.length
  }, [posts.length])
  useEffect(() => {
    const handle = list.current
    return () => {
      if (handle) measured = { rows: count.current, cache: handle.cache }
    }
  }, [])

  return (
    <WindowVirtualizer ref={list} data={posts} cache={cache} bufferSize={600}>
      {(post) => (
        <div key={post.id} className={styles.row}>
          <PostCard post={post} isNew={fresh.has(post.id)} onDelete={onDelete} />
        </div>
      )}
    </WindowVirtualizer>
  )
}
