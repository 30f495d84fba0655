import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'
import { queryClient } from '../lib/query.ts'
import { batched } from './batch.ts'
import { changePosts, commentsQuery, dropPosts, heldIds, shownIds } from './queries.ts'

const AT_ONCE = 100

export const likeKey = (id: Id) => ['feed', 'like', id]

/** The reader's own presses that the server has not answered: its count does not know of them yet. */
export const likesOnTheWay = (id: Id) => queryClient.isMutating({ mutationKey: likeKey(id) })

const pressedAt = new Map<Id, number>()

/** Notes that the reader has just marked a post or heard that the mark is stored. */
export const notePress = (id: Id) => void pressedAt.set(id, performance.now())

/** True when an answer asked for at that time may not know of the reader's own mark. */
const knowsLess = (id: Id, askedAt: number) => likesOnTheWay(id) > 0 || (pressedAt.get(id) ?? -1) >= askedAt

/** Writes posts, asked for at a time, wherever they are held, and answers those that For You does not show yet. */
export function write(items: Post[], askedAt: number): Post[] {
  const shown = shownIds()
  const now = new Map(items.map((post) => [post.id, post]))
  changePosts((post) => {
    const fresh = now.get(post.id)
    if (!fresh) return post
    return knowsLess(post.id, askedAt) ? { ...fresh, likes: post.likes, isLiked: post.isLiked, isSaved: post.isSaved } : fresh
  })
  return items.filter(({ id }) => !shown.has(id))
}

/** Asks how posts are now and answers those that For You does not show yet; those that are no more go. */
export async function refresh(ids: Id[]): Promise<Post[]> {
  const askedAt = performance.now()
  const { items, gone } = await api.feed.refresh({ ids })
  dropPosts(gone)
  return write(items, askedAt)
}

/** Asks for everything held, a hundred at a time; newest first, because that is where the reader most likely is. */
export async function refreshAll(except: ReadonlySet<Id>) {
  const ids = [...heldIds()].filter((id) => !except.has(id))
  for (let from = 0; from < ids.length; from += AT_ONCE) await refresh(ids.slice(from, from + AT_ONCE))
}

/** Asks again for posts that changed; those that come close together are asked for together. A lost answer is made good by the next one. */
export const refreshSoon = batched((ids) => void refresh(ids).catch(() => undefined), { size: AT_ONCE })

/** Reads the comments of posts again where somebody looks at them. */
export const rereadComments = batched((ids) => {
  for (const id of ids) void queryClient.invalidateQueries({ queryKey: commentsQuery(id).queryKey })
})
