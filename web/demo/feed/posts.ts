import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { hosted, rowsOf } from '../hosted.ts'
import { FEED_PAGE, type HostedPost, POST } from '../tables.ts'

export const FEED = ['hosted', 'feed'] as const
type Feed = InfiniteData<HostedPost[], number>

/** A page of all posts, the newest first. */
export async function readFeed(from: number): Promise<HostedPost[]> {
  const client = await hosted()
  return rowsOf(
    await client
      .from('posts')
      .select(POST)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + FEED_PAGE - 1)
      .overrideTypes<HostedPost[], { merge: false }>(),
  )
}

export async function readPost(id: string): Promise<HostedPost | null> {
  const client = await hosted()
  const { data, error } = await client.from('posts').select(POST).eq('id', id).maybeSingle<HostedPost>()
  if (error) throw error
  return data
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
export const postsIn = (feed: InfiniteData<HostedPost[], unknown> | undefined): HostedPost[] => [
  ...new Map((feed?.pages.flat() ?? []).map((post) => [post.id, post])).values(),
]

const change = (cache: QueryClient, make: (pages: HostedPost[][]) => HostedPost[][]) =>
  cache.setQueryData<Feed>(FEED, (feed) => feed && { ...feed, pages: make(feed.pages) })

/** At the top, unless it is there. */
export const addPost = (cache: QueryClient, post: HostedPost) =>
  change(cache, ([first = [], ...rest]) => [[post, ...first.filter(({ id }) => id !== post.id)], ...rest])

/** What changed of a post, into the post. */
export const mergePost = (cache: QueryClient, changed: Partial<HostedPost> & { id: string }) =>
  change(cache, (pages) => pages.map((page) => page.map((post) => (post.id === changed.id ? { ...post, ...changed } : post))))

export const dropPost = (cache: QueryClient, gone: string) =>
  change(cache, (pages) => pages.map((page) => page.filter(({ id }) => id !== gone)))
