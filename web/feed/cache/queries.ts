import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Comment, CommentSort } from '#contract/comments.ts'
import type { FeedShow, Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { orpc } from '../../lib/query/query.ts'
import { postsQuery, SHOWS, trendingQuery } from './feed-queries.ts'
import { type CachedPosts, OPENED } from './opened.ts'
import { changed, type FeedPages, inPages, onFirstPage, onLastPage, type Pages, withNew, withOnTop, without } from './pages.ts'

/** A post that is new in the feed, before anybody has read it. */
export type Arrival = { id: Id; authorId: Id }
/** Posts that arrived while the reader was further down, until they are taken up. After a `gap` the list has to begin anew. */
export type Waiting = { items: Arrival[]; gap: boolean }
export const WAITING: QueryKey = ['feed', 'waiting']
export const noneWaiting: Waiting = { items: [], gap: false }

/** What Doxy AI found about a post. */
export const checkQuery = (postId: Id) => orpc.checks.get.queryOptions({ input: { postId } })

type Conversation = { sort: CommentSort } | { parentId: Id }

/** The comments that begin threads under a post in an order, or the replies to one of them. */
export const commentsQuery = (postId: Id, which: Conversation) =>
  orpc.feed.comments.infiniteOptions({
    input: (cursor: string | undefined) => ({ postId, ...which, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // Nobody hears of them while they are not shown.
    refetchOnMount: 'always',
  })

/** One post that was opened from elsewhere, kept as a list of one so that it changes with the others. */
export const openedQuery = (postId: Id) =>
  queryOptions({
    queryKey: [...OPENED, postId],
    queryFn: async ({ signal }): Promise<CachedPosts> => ({ items: [await api.feed.get({ postId }, { signal })] }),
  })

/** What a post said before; asked again once it says something else. */
export const versionsQuery = ({ id, editedAt }: Post) =>
  queryOptions({
    queryKey: ['feed', 'versions', id, editedAt],
    queryFn: ({ signal }) => api.feed.versions({ postId: id }, { signal }),
  })

/** A few posts on the topics of another one. */
export const relatedQuery = (postId: Id) => orpc.feed.related.queryOptions({ input: { postId } })

/** Applies a change of posts to every list that shows them. */
function everywhere(cache: QueryClient, change: (items: Post[]) => Post[]) {
  const inList = <T extends CachedPosts>(cached: T | undefined) => {
    const items = cached && change(cached.items)
    return items === cached?.items ? cached : { ...cached!, items: items! }
  }
  cache.setQueriesData<FeedPages>({ queryKey: orpc.feed.list.key() }, (pages) => pages && inPages(pages, change))
  cache.setQueryData<CachedPosts>(trendingQuery.queryKey, inList)
  cache.setQueriesData<CachedPosts>({ queryKey: OPENED }, inList)
}

/** Changes posts wherever they are shown. */
export const changePosts = (cache: QueryClient, change: (post: Post) => Post) => everywhere(cache, (items) => changed(items, change))

/** Changes one post wherever it is shown. */
export const changePost = (cache: QueryClient, id: Id, change: (post: Post) => Post) =>
  changePosts(cache, (post) => (post.id === id ? change(post) : post))

/** Takes posts out of every list. */
export function dropPosts(cache: QueryClient, ids: readonly Id[]) {
  everywhere(cache, (items) => without(items, ids))
  cache.setQueryData<Waiting>(WAITING, (waiting) => waiting && { ...waiting, items: without(waiting.items, ids) })
}

/** Puts posts into the feed that is held: what is ranked keeps its order below them. False when none has been read. */
export function addPosts(cache: QueryClient, posts: readonly Post[]): boolean {
  const changed = SHOWS.map((show) =>
    cache.setQueryData<FeedPages>(
      postsQuery(show).queryKey,
      (pages) => pages && onFirstPage(pages, posts, show === 'for_you' ? withOnTop : withNew),
    ),
  )
  return changed.some((pages) => pages !== undefined)
}

/** Forgets the feeds that are not shown: whoever comes back to one finds it as it is then. */
export function dropOtherFeeds(cache: QueryClient, shown: FeedShow) {
  for (const show of SHOWS) if (show !== shown) cache.removeQueries({ queryKey: postsQuery(show).queryKey, exact: true })
  cache.setQueryData<Waiting>(WAITING, noneWaiting)
}

const idsIn = (lists: ({ items: { id: Id }[] } | undefined)[]) => new Set(lists.flatMap((list) => list?.items.map(({ id }) => id) ?? []))
const pagesNow = (cache: QueryClient) => SHOWS.flatMap((show) => cache.getQueryData<FeedPages>(postsQuery(show).queryKey)?.pages ?? [])
const waitingNow = (cache: QueryClient) => cache.getQueryData<Waiting>(WAITING)

/** The posts of the feed, those that wait to join it included. */
export const timelineIds = (cache: QueryClient): Set<Id> => idsIn([...pagesNow(cache), waitingNow(cache)])

/** Every post that is cached anywhere, one that was opened from elsewhere included. */
export function cachedIds(cache: QueryClient): Set<Id> {
  const opened = cache.getQueriesData<CachedPosts>({ queryKey: OPENED }).map(([, posts]) => posts)
  return idsIn([...pagesNow(cache), cache.getQueryData<CachedPosts>(trendingQuery.queryKey), ...opened])
}

/** Whatever has been read of the comments under a post. */
export const commentsKey = (postId: Id) => orpc.feed.comments.key({ type: 'infinite', input: { postId } })

/** Changes the comments of a post where they have been read. */
export const changeComments = (cache: QueryClient, postId: Id, change: (pages: Pages<Comment>) => Pages<Comment>) =>
  cache.setQueriesData<Pages<Comment>>({ queryKey: commentsKey(postId) }, (pages) => pages && change(pages))

const nothing: Pages<Comment> = { pages: [{ items: [], next: null }], pageParams: [undefined] }

/** Puts the reader's own new comment, or Doxy AI's answer to it, at the end of what it belongs to. */
export function addComment(cache: QueryClient, comment: Comment) {
  const { postId, parentId } = comment
  const places: Conversation[] = parentId ? [{ parentId }] : [{ sort: 'best' }, { sort: 'newest' }]
  for (const place of places) {
    const { queryKey } = commentsQuery(postId, place)
    // A thread of which nothing has been read begins with it; one that nobody has opened is read when somebody does.
    if (cache.getQueryState(queryKey)) cache.setQueryData<Pages<Comment>>(queryKey, (pages = nothing) => onLastPage(pages, comment))
  }
}
