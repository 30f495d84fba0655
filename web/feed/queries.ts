import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Comment, Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'
import { orpc, queryClient } from '../lib/query.ts'
import { changed, type FeedPages, inPages, onFirstPage, type Pages, without } from './cache.ts'

/** For You. The live channel keeps it true, so it is never read again from the top by itself: that would ask for every page. */
export const postsQuery = orpc.feed.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
  staleTime: Number.POSITIVE_INFINITY,
})

const TRENDING_STALE_MS = 60_000

export const trendingQuery = orpc.feed.trending.queryOptions({ staleTime: TRENDING_STALE_MS })

/** Posts that arrived while the reader was further down, until they are taken up. After a `hole` the list has to begin anew. */
export type Waiting = { items: Post[]; hole: boolean }
export const WAITING: QueryKey = ['feed', 'waiting']
export const noneWaiting: Waiting = { items: [], hole: false }

/** What Doxy AI found about a post. */
export const checkQuery = (postId: Id) => orpc.checks.get.queryOptions({ input: { postId } })

export const commentsQuery = (postId: Id) =>
  orpc.feed.comments.infiniteOptions({
    input: (cursor: string | undefined) => ({ postId, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

type Held = { items: Post[] }

const OPENED: QueryKey = ['feed', 'opened']

/** One post that was opened from elsewhere, kept as a list of one so that it changes with the others. */
export const openedQuery = (postId: Id) =>
  queryOptions({
    queryKey: [...OPENED, postId],
    queryFn: async ({ signal }): Promise<Held> => ({ items: [await api.feed.get({ postId }, { signal })] }),
  })

/** Applies a change of posts to every list that shows them. */
function everywhere(change: (items: Post[]) => Post[]) {
  const inList = <T extends Held>(held: T | undefined) => {
    const items = held && change(held.items)
    return items === held?.items ? held : { ...held!, items: items! }
  }
  queryClient.setQueryData<FeedPages>(postsQuery.queryKey, (pages) => pages && inPages(pages, change))
  queryClient.setQueryData<Held>(trendingQuery.queryKey, inList)
  queryClient.setQueryData<Waiting>(WAITING, inList)
  queryClient.setQueriesData<Held>({ queryKey: OPENED }, inList)
}

/** Changes posts wherever they are shown. */
export const changePosts = (change: (post: Post) => Post) => everywhere((items) => changed(items, change))

/** Changes one post wherever it is shown. */
export const changePost = (id: Id, change: (post: Post) => Post) => changePosts((post) => (post.id === id ? change(post) : post))

/** Takes posts out of every list. */
export const dropPosts = (ids: readonly Id[]) => everywhere((items) => without(items, ids))

/** Puts posts into For You, each in its place. */
export const addPosts = (posts: readonly Post[]) =>
  queryClient.setQueryData<FeedPages>(postsQuery.queryKey, (pages) => pages && onFirstPage(pages, posts))

const idsIn = (lists: (Held | undefined)[]) => new Set(lists.flatMap((list) => list?.items.map(({ id }) => id) ?? []))
const pagesNow = () => queryClient.getQueryData<FeedPages>(postsQuery.queryKey)?.pages ?? []
const waitingNow = () => queryClient.getQueryData<Waiting>(WAITING)

/** The posts of For You, those that wait to join it included. */
export const shownIds = (): Set<Id> => idsIn([...pagesNow(), waitingNow()])

/** Every post that is held anywhere. */
export const heldIds = (): Set<Id> => idsIn([...pagesNow(), waitingNow(), queryClient.getQueryData<Held>(trendingQuery.queryKey)])

/** Changes the comments of a post where they have been read. */
export const changeComments = (postId: Id, change: (pages: Pages<Comment>) => Pages<Comment>) =>
  queryClient.setQueryData<Pages<Comment>>(commentsQuery(postId).queryKey, (pages) => pages && change(pages))
