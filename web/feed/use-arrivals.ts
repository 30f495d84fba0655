import { skipToken, useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'
import { queryClient } from '../lib/query.ts'
import { joined } from './arrivals.ts'
import { addPosts, noneWaiting, postsQuery, WAITING, type Waiting } from './queries.ts'

const NEW_FOR_MS = 5 * 60_000
const TOP_PX = 80

const waitingNow = () => queryClient.getQueryData<Waiting>(WAITING) ?? noneWaiting
const setWaiting = (waiting: Waiting) => queryClient.setQueryData<Waiting>(WAITING, waiting)

/** For You as it begins now, in place of what was held. */
async function beginAnew() {
  const newest = await api.feed.list({})
  queryClient.setQueryData(postsQuery.queryKey, { pages: [newest], pageParams: [undefined] })
}

/** True while nothing that somebody reads or writes would be pushed down by an entry at the top. */
function isAtTop(list: HTMLElement | null) {
  const focused = document.activeElement
  return window.scrollY < TOP_PX && !(focused instanceof HTMLTextAreaElement && list?.contains(focused))
}

/** What happens to posts that arrive: in place for a reader at the top, waiting for one further down. */
export function useArrivals(list: RefObject<HTMLElement | null>, me: Id | undefined) {
  const { data: waiting = noneWaiting } = useQuery<Waiting>({
    queryKey: WAITING,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [fresh, setFresh] = useState<ReadonlySet<Id>>(new Set<Id>())

  const show = useCallback(
    (posts: readonly Post[]) => {
      addPosts(posts)
      // One's own post, come from another device, is no news.
      const ids = posts.filter(({ author }) => author.id !== me).map(({ id }) => id)
      setFresh((before) => new Set([...before, ...ids]))
      setTimeout(() => setFresh((before) => new Set([...before].filter((id) => !ids.includes(id)))), NEW_FOR_MS)
    },
    [me],
  )

  const takeUp = useCallback(async () => {
    const { items, hole } = waitingNow()
    setWaiting(noneWaiting)
    try {
      if (hole) await beginAnew()
      show(items)
    } catch {
      setWaiting(joined(waitingNow(), items, hole))
    }
  }, [show])

  const receive = useCallback(
    (posts: readonly Post[], hole = false) => {
      if (posts.length === 0) return
      setWaiting(joined(waitingNow(), posts, hole))
      if (isAtTop(list.current)) void takeUp()
    },
    [list, takeUp],
  )

  const someWait = waiting.items.length > 0
  useEffect(() => {
    if (!someWait) return
    const atTop = () => {
      if (isAtTop(list.current)) void takeUp()
    }
    window.addEventListener('scroll', atTop, { passive: true })
    return () => window.removeEventListener('scroll', atTop)
  }, [someWait, list, takeUp])

  return { waiting, fresh, receive, takeUp }
}
