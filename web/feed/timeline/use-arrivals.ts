import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { FeedShow, Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { pageOf, postsQuery } from '../cache/feed-queries.ts'
import { type Arrival, addPosts, noneWaiting, WAITING, type Waiting } from '../cache/queries.ts'
import { refresh } from '../cache/refresh.ts'
import { joined } from './arrivals.ts'

const NEW_FOR_MS = 5 * 60_000
const TOP_PX = 80

const waitingNow = (cache: QueryClient) => cache.getQueryData<Waiting>(WAITING) ?? noneWaiting
/** Takes new posts: in place for a reader at the top, waiting for one further down. `posts` are those of them that have been read already. */
export type Receive = (arrived: readonly Arrival[], more?: { gap?: boolean; posts?: readonly Post[] }) => void

export const isWaiting = (cache: QueryClient, id: Id) => waitingNow(cache).items.some((item) => item.id === id)
const setWaiting = (cache: QueryClient, waiting: Waiting) => cache.setQueryData<Waiting>(WAITING, waiting)

/** The feed as it begins now, in place of what was held. */
async function beginAnew(cache: QueryClient, show: FeedShow) {
  const first = await api.feed.list(pageOf(show))
  cache.setQueryData(postsQuery(show).queryKey, { pages: [first], pageParams: [undefined] })
}

/** True while nothing that somebody reads or writes would be pushed down by an entry at the top. */
function isAtTop(list: HTMLElement | null) {
  const focused = document.activeElement
  return window.scrollY < TOP_PX && !(focused instanceof HTMLTextAreaElement && list?.contains(focused))
}

/** What happens to posts that arrive: in place for a reader at the top, waiting for one further down. */
export function useArrivals(list: RefObject<HTMLElement | null>, show: FeedShow, me: Id | undefined) {
  const cache = useQueryClient()
  const { data: waiting = noneWaiting } = useQuery<Waiting>({
    queryKey: WAITING,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [fresh, setFresh] = useState<ReadonlySet<Id>>(new Set<Id>())

  const add = useCallback(
    (posts: readonly Post[]) => {
      addPosts(cache, posts)
      // One's own post, come from another device, is no news.
      const ids = posts.filter(({ author }) => author.id !== me).map(({ id }) => id)
      setFresh((before) => new Set([...before, ...ids]))
      setTimeout(() => setFresh((before) => new Set([...before].filter((id) => !ids.includes(id)))), NEW_FOR_MS)
    },
    [cache, me],
  )

  const showWaiting = useCallback(async () => {
    const { items, gap } = waitingNow(cache)
    setWaiting(cache, noneWaiting)
    try {
      if (gap) await beginAnew(cache, show)
      else if (items.length > 0)
        add(
          await refresh(
            cache,
            items.map(({ id }) => id),
          ),
        )
    } catch {
      setWaiting(cache, joined(waitingNow(cache), items, gap))
    }
  }, [cache, show, add])

  const receive = useCallback<Receive>(
    (arrived, { gap = false, posts } = {}) => {
      if (arrived.length === 0) return
      if (posts && !gap && isAtTop(list.current)) return add(posts)
      setWaiting(cache, joined(waitingNow(cache), arrived, gap))
      if (isAtTop(list.current)) void showWaiting()
    },
    [cache, list, add, showWaiting],
  )

  const someWait = waiting.items.length > 0
  useEffect(() => {
    if (!someWait) return
    const atTop = () => {
      if (isAtTop(list.current)) void showWaiting()
    }
    window.addEventListener('scroll', atTop, { passive: true })
    return () => window.removeEventListener('scroll', atTop)
  }, [someWait, list, showWaiting])

  return { waiting, fresh, receive, showWaiting }
}
