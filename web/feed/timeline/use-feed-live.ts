import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { FeedShow } from '#contract/feed.ts'
import { FEED_GREW_MAX } from '#contract/live.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { catchUpOnOpening, useLive, useLiveState, useShown } from '../../lib/live.ts'
import { isSending } from '../../lib/outbox/outbox.ts'
import { batched } from '../../lib/query/batch.ts'
import { orpc, readAt } from '../../lib/query/query.ts'
import { postsQuery, trendingQuery } from '../cache/feed-queries.ts'
import { dropPosts, timelineIds } from '../cache/queries.ts'
import { refreshAll, writePosts } from '../cache/refresh.ts'
import { postHandlers } from '../cache/use-post-events.ts'
import { postKind } from '../composer/post-kind.ts'
import { arrivalOf, latestOf, leavesGap } from './arrivals.ts'
import { isWaiting, type Receive } from './use-arrivals.ts'

/** Where a line is blocked altogether, the feed is asked instead. */
const WITHOUT_LINE_MS = 60_000

/** A burst of posts asks for those by mates once. */
const TOGETHER_MS = 2000

/** Asks for what is newer than what is held, and how the rest is now. */
async function catchUp(cache: QueryClient, show: FeedShow, receive: Receive) {
  const shown = timelineIds(cache)
  const askedAt = performance.now()
  const newest = await api.feed.list({ show: show === 'for_you' ? 'newest' : show })
  const unseen = writePosts(cache, newest.items, askedAt)
  // What is ranked holds older posts further down, which are no news.
  const arrived = show === 'for_you' ? unseen.filter(({ id }) => id > latestOf(shown)) : unseen
  receive(arrived.map(arrivalOf), { gap: leavesGap(newest, shown), posts: arrived })
  void cache.invalidateQueries({ queryKey: trendingQuery.queryKey })
  void cache.invalidateQueries({ queryKey: orpc.feed.comments.key() })
  await refreshAll(cache, new Set(newest.items.map(({ id }) => id)))
}

/** Reads posts said to be new and takes those that this reader's feed lists: with a muted word they are neither shown nor counted. */
async function readNew(cache: QueryClient, receive: Receive, ids: Id[]) {
  const askedAt = performance.now()
  const { items } = await api.feed.arrived({ ids })
  const posts = writePosts(cache, items, askedAt)
  receive(posts.map(arrivalOf), { posts })
}

function feedHandlers(cache: QueryClient, show: FeedShow, receive: Receive, me: Id | undefined) {
  const handlers = postHandlers(cache)
  // Nobody says who of those who post is a mate: the list is asked for. So it is where new posts could not be read.
  const askAgain = batched(() => void catchUp(cache, show, receive).catch(() => undefined), { waitMs: TOGETHER_MS })
  const askForNew = batched((ids) => void readNew(cache, receive, ids).catch(() => askAgain('posts')), { size: FEED_GREW_MAX })
  return {
    ...handlers,
    feed_grew: ({ posts, gap }: LiveEvents['feed_grew']) => {
      if (show === 'mates') return askAgain('posts')
      const held = timelineIds(cache)
      // The answer to one's own sending brings it.
      const news = posts.filter(({ postId, authorId }) => !held.has(postId) && (authorId !== me || !isSending(postKind)))
      if (gap) {
        const arrivals = news.map(({ postId, authorId }) => ({ id: postId, authorId }))
        return receive(arrivals, { gap })
      }
      askForNew(...news.map(({ postId }) => postId))
    },
    post_removed: ({ postId }: LiveEvents['post_removed']) => {
      // What waits has not been read yet, so nothing of it can be asked again.
      if (isWaiting(cache, postId)) dropPosts(cache, [postId])
      else handlers.post_removed({ postId })
    },
  }
}

/** Keeps the feed true while it is shown: listens, and asks for what it missed whenever the feed and the line are both there. */
export function useFeedLive(show: FeedShow, receive: Receive, me: Id | undefined, loaded: boolean) {
  const cache = useQueryClient()
  useShown('feed')
  useLive(useMemo(() => feedHandlers(cache, show, receive, me), [cache, show, receive, me]))

  const connected = useLiveState() === 'connected'
  useEffect(() => {
    if (!loaded) return
    const ask = () => void catchUp(cache, show, receive).catch(() => undefined)
    if (connected) return catchUpOnOpening(readAt(cache, postsQuery(show).queryKey), ask)
    const timer = setInterval(ask, WITHOUT_LINE_MS)
    return () => clearInterval(timer)
  }, [cache, connected, loaded, show, receive])
}
