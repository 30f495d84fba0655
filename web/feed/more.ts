import { type QueryKey, useMutation } from '@tanstack/react-query'
import type { Page } from '#contract/page.ts'
import { queryClient } from '../lib/query.ts'
import { continued, type Pages } from './cache.ts'

const { retry, retryDelay } = queryClient.getDefaultOptions().queries!

/**
 * Reads on where an endless list ends and joins the page to what is held by then. The query's own `fetchNextPage` joins it to what
 * was held when it began, so that a post, a like or a deletion of that moment would be undone.
 */
export function useMore<T>(queryKey: QueryKey, pages: Pages<T> | undefined, read: (cursor: string) => Promise<Page<T>>) {
  const next = pages?.pages.at(-1)?.next ?? null
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    retry: retry!,
    retryDelay: retryDelay!,
    mutationFn: read,
    onSuccess: (page, cursor) => queryClient.setQueryData<Pages<T>>(queryKey, (held) => held && continued(held, cursor, page)),
  })
  return { hasMore: next !== null, isLoading: isPending, error, more: () => next !== null && !isPending && mutate(next) }
}
