import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { hosted, rowsOf } from '../hosted.ts'
import { FEED_PAGE, type HostedPost, POST } from '../tables.ts'

export const FEED = ['hosted', 'feed'] as const
/** What was read from there on, with what was written or deleted since, and where the next page begins, if there may be one. */
export type FeedPage = { posts: HostedPost[]; next: number | undefined }
type Feed = InfiniteData<FeedPage, number>

/** A page of all posts, the newest first. */
export async function readFeed(from: number): Promise<FeedPage> {
  const client = await hosted()
  const posts = rowsOf(
    await client
      .from('posts')
      .select(POST)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + FEED_PAGE - 1)
      .overrideTypes<HostedPost[], { merge: false }>(),
  )
  return { posts, next: posts.length === FEED_PAGE ? from + FEED_PAGE : undefined }
}

export async function readPost(id: string): Promise<HostedPost | null> {
  const client = await hosted()
  const { data, error } = await client.from('posts').select(POST).eq('id', id).maybeSingle<HostedPost>()
  if (error) throw error
  return data
}

/** Writes a post. The same one written again, because the answer to the first try was lost, is there once. */
export async function writePost(post: { id: string; author_id: string; content: string }): Promise<void> {
  const client = await hosted()
  const { error } = await client.from('posts').insert(post)
  if (!error) return
  // Refused by the service in words of its own, so that it can be asked.
  const found = error.code ? await readPost(post.id).catch(() => null) : null
  if (found?.author_id !== post.author_id || found.content !== post.content) throw error
}

/** Someone's latest posts. */
export async function readPostsOf(authorId: string, limit: number): Promise<HostedPost[]> {
  const client = await hosted()
  return rowsOf(
    await client
      .from('posts')
      .select(POST)
      .eq('author_id', authorId)
      .order('created_at', { ascending: false })
      .limit(limit)
      .overrideTypes<HostedPost[], { merge: false }>(),
  )
}

/** All that was read, each post once: a page that was read after others were written begins with some of the page before. */
export const postsIn = (feed: InfiniteData<FeedPage, unknown> | undefined): HostedPost[] => [
  ...new Map((feed?.pages.flatMap(({ posts }) => posts) ?? []).map((post) => [post.id, post])).values(),
]

const change = (cache: QueryClient, make: (pages: FeedPage[]) => FeedPage[]) =>
  cache.setQueryData<Feed>(FEED, (feed) => feed && { ...feed, pages: make(feed.pages) })

/** At the top, unless it is there. */
export const addPost = (cache: QueryClient, post: HostedPost) =>
  change(cache, ([first, ...rest]) =>
    first ? [{ ...first, posts: [post, ...first.posts.filter(({ id }) => id !== post.id)] }, ...rest] : [],
  )

/** What changed of a post, into the post. */
export const mergePost = (cache: QueryClient, changed: Partial<HostedPost> & { id: string }) =>
  change(cache, (pages) =>
    pages.map((page) => ({ ...page, posts: page.posts.map((post) => (post.id === changed.id ? { ...post, ...changed } : post)) })),
  )

/** What comes after it moves up by one, and so does where the next page begins. */
export const dropPost = (cache: QueryClient, gone: string) =>
  change(cache, (pages) => {
    const isHere = pages.some(({ posts }) => posts.some(({ id }) => id === gone))
    return pages.map(({ posts, next }) => ({ posts: posts.filter(({ id }) => id !== gone), next: isHere && next ? next - 1 : next }))
  })
