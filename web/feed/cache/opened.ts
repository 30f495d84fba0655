import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'

export type CachedPosts = { items: Post[] }

/** Under which posts are kept that stand outside the feed. */
export const OPENED: QueryKey = ['feed', 'opened']

/** The post that a member has pinned, a list of one or none. */
export const pinnedQuery = (memberId: Id) =>
  queryOptions({
    queryKey: [...OPENED, 'pinned', memberId],
    queryFn: ({ signal }): Promise<CachedPosts> => api.feed.pinned({ memberId }, { signal }),
  })
