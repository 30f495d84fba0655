import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { FEED_PAGE, type HostedPost } from '../tables.ts'
import { addPost, dropPost, FEED, type FeedPage, mergePost, postsIn } from './posts.ts'

const post = (no: number): HostedPost => ({
  ...{ id: `post-${no}`, author_id: 'asha', content: `Post ${no}`, likes_count: 0, comments_count: 0, author: null },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
})

/** A feed of which the first page was read, with more behind it. */
function openFeed() {
  const cache = new QueryClient()
  const page: FeedPage = { posts: Array.from({ length: FEED_PAGE }, (_, no) => post(no)), next: FEED_PAGE }
  cache.setQueryData(FEED, { pages: [page], pageParams: [0] })
  const feed = () => cache.getQueryData<InfiniteData<FeedPage, number>>(FEED)
  const posts = () => postsIn(feed())
  return { cache, posts, ids: () => posts().map(({ id }) => id), next: () => feed()?.pages.at(-1)?.next }
}

test('a post that is written meanwhile stands at the top, once, and what was not read yet stays to be read', () => {
  const { cache, ids, next } = openFeed()

  addPost(cache, post(100))
  addPost(cache, post(100))

  expect(ids().slice(0, 2)).toEqual(['post-100', 'post-0'])
  expect(ids()).toHaveLength(FEED_PAGE + 1)
  expect(next()).toBe(FEED_PAGE)
})

test('after a post was deleted the next page leaves none out', () => {
  const { cache, ids, next } = openFeed()

  dropPost(cache, 'post-3')
  dropPost(cache, 'post-3')
  dropPost(cache, 'somewhere further down')

  expect(ids()).toHaveLength(FEED_PAGE - 1)
  expect(ids()).not.toContain('post-3')
  expect(next()).toBe(FEED_PAGE - 1)
})

test('what changed goes into the post that it is of, and into a feed that was not read goes nothing', () => {
  const { cache, posts } = openFeed()

  mergePost(cache, { id: 'post-3', content: 'Other words' })

  expect(posts()[3]).toEqual({ ...post(3), content: 'Other words' })
  expect(posts()).toHaveLength(FEED_PAGE)
  const empty = new QueryClient()
  for (const change of [() => addPost(empty, post(1)), () => mergePost(empty, post(1)), () => dropPost(empty, 'post-1')]) change()
  expect(empty.getQueryData(FEED)).toBeUndefined()
})
