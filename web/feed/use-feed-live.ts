import { useEffect, useMemo } from 'react'
import type { Post } from '#contract/feed.ts'
import type { LiveEvents } from '#contract/live.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'
import { useLive, useLiveState } from '../lib/live.ts'
import { orpc, queryClient } from '../lib/query.ts'
import { leavesHole } from './arrivals.ts'
import { batched } from './batch.ts'
import { isPublishing } from './publish.ts'
import { changePosts, heldIds, shownIds, trendingQuery } from './queries.ts'
import { likesOnTheWay, refresh, refreshAll, refreshSoon, rereadComments, write } from './refresh.ts'

/** Where a line is blocked altogether, the feed is asked instead. */
const WITHOUT_LINE_MS = 60_000

type Receive = (posts: readonly Post[], hole?: boolean) => void
type Counts = Omit<LiveEvents['post_counts'], 'postId' | 'at'>

/** Asks for what is newer than what is held, and how the rest is now. */
async function catchUp(receive: Receive) {
  const shown = shownIds()
  const askedAt = performance.now()
  const newest = await api.feed.list({})
  receive(write(newest.items, askedAt), leavesHole(newest, shown))
  void queryClient.invalidateQueries({ queryKey: trendingQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: orpc.feed.comments.key() })
  await refreshAll(new Set(newest.items.map(({ id }) => id)))
}

/** Events as they are heard: each is a hint, and close ones are answered together. */
function listen(receive: Receive, me: Id | undefined) {
  const counts = new Map<Id, Counts>()
  const countedAt = new Map<Id, number>()
  const askFor = batched((ids) => void refresh(ids).then(receive, () => undefined))
  const count = batched((ids) => {
    const now = new Map(ids.map((id) => [id, counts.get(id)]))
    counts.clear()
    changePosts((post) => {
      const fresh = now.get(post.id)
      if (!fresh) return post
      return likesOnTheWay(post.id) > 0 ? { ...post, comments: fresh.comments } : { ...post, ...fresh }
    })
  })
  const reread = ({ postId }: { postId: Id }) => rereadComments(postId)
  const askAgain = ({ postId }: { postId: Id }) => {
    if (heldIds().has(postId)) refreshSoon(postId)
  }

  return {
    post_added: ({ postId, authorId }: { postId: Id; authorId: Id }) => {
      // The answer to one's own sending brings it.
      if (authorId !== me || !isPublishing()) askFor(postId)
    },
    post_changed: askAgain,
    post_removed: askAgain,
    post_counts: ({ postId, likes, comments, at }: LiveEvents['post_counts']) => {
      if (at < (countedAt.get(postId) ?? 0)) return
      countedAt.set(postId, at)
      counts.set(postId, { likes, comments })
      count(postId)
    },
    comment_added: reread,
    comment_changed: reread,
    comment_removed: reread,
  }
}

/** Keeps the feed true while it is shown: listens, and asks for what it missed whenever the feed and the line are both there. */
export function useFeedLive(receive: Receive, me: Id | undefined, loaded: boolean) {
  useLive(useMemo(() => listen(receive, me), [receive, me]))

  const connected = useLiveState() === 'connected'
  useEffect(() => {
    if (!loaded) return
    const ask = () => void catchUp(receive).catch(() => undefined)
    if (connected) return ask()
    const timer = setInterval(ask, WITHOUT_LINE_MS)
    return () => clearInterval(timer)
  }, [connected, loaded, receive])
}
