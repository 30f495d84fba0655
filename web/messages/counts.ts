import type { QueryClient } from '@tanstack/react-query'
import { orpc } from '../lib/query/query.ts'

/** How many messages are unread and who asks to write: with the fewest conversations that an answer can hold. */
export const countsQuery = orpc.conversations.list.queryOptions({ input: { folder: 'requests' } })

const lists = { queryKey: orpc.conversations.list.key({ type: 'infinite' }), type: 'active' } as const

/** Counts again, unless a list is on the screen: what it reads says the same. */
export function countAgain(cache: QueryClient) {
  if (cache.getQueryCache().findAll(lists).length === 0) void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
}
