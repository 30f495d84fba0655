import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { batched } from '../../lib/query/batch.ts'
import { perCache } from '../../lib/query/per-cache.ts'
import { laterOf } from '../poll/state.ts'
import { arePressesWaiting } from '../presses/presses.ts'
import { cachedIds, changePosts, commentsKey, dropPosts, timelineIds } from './queries.ts'

const AT_ONCE = 100

export const likeKey = (id: Id) => ['feed', 'like', id]

/** The reader's own presses that the server has not answered: its count does not know of them yet. */
export const likesOnTheWay = (cache: QueryClient, id: Id) => cache.isMutating({ mutationKey: likeKey(id) })

const pressedAt = perCache(() => new Map<Id, number>())

/** Notes that the reader has just marked a post or heard that the mark is stored. */
export const notePress = (cache: QueryClient, id: Id) => void pressedAt(cache).set(id, performance.now())

/** True when an answer asked for at that time may not know of the reader's own mark. */
const knowsLess = (cache: QueryClient, id: Id, askedAt: number) =>
  likesOnTheWay(cache, id) > 0 || arePressesWaiting(id) || (pressedAt(cache).get(id) ?? -1) >= askedAt

/** Writes posts, asked for at a time, wherever they are held, and answers those that the feed does not show yet. */
export function writePosts(cache: QueryClient, items: Post[], askedAt: number): Post[] {
  const shown = timelineIds(cache)
  const now = new Map(items.map((post) => [post.id, post]))
  changePosts(cache, (post) => {
    const answered = now.get(post.id)
    if (!answered) return post
    const fresh = { ...answered, poll: laterOf(post.poll, answered.poll) }
    return knowsLess(cache, post.id, askedAt) ? { ...fresh, likes: post.likes, isLiked: post.isLiked, isSaved: post.isSaved } : fresh
  })
  return items.filter(({ id }) => !shown.has(id))
}

/** Asks how posts are now and answers those that the feed does not show yet; those that are no more go. */
export async function refresh(cache: QueryClient, ids: Id[]): Promise<Post[]> {
  const askedAt = performance.now()
  const { items, gone } = await api.feed.refresh({ ids })
  dropPosts(cache, gone)
  return writePosts(cache, items, askedAt)
}

/** Asks for everything held, a hundred at a time; newest first, because that is where the reader most likely is. */
export async function refreshAll(cache: QueryClient, except: ReadonlySet<Id>) {
  const ids = [...cachedIds(cache)].filter((id) => !except.has(id))
  for (let from = 0; from < ids.length; from += AT_ONCE) await refresh(cache, ids.slice(from, from + AT_ONCE))
}

const refreshing = perCache((cache) => batched((ids) => void refresh(cache, ids).catch(() => undefined), { size: AT_ONCE }))

/** Asks again for a post that changed; those that change close together are asked for together. A lost answer is made good by the next one. */
export const refreshSoon = (cache: QueryClient, id: Id) => refreshing(cache)(id)

const rereading = perCache((cache) =>
  batched((ids) => {
    for (const id of ids) void cache.invalidateQueries({ queryKey: commentsKey(id) })
  }),
)

/** Reads the comments of a post again where somebody looks at them. */
export const rereadComments = (cache: QueryClient, id: Id) => rereading(cache)(id)
