import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Id, Page } from '#contract/page.ts'
import { onLineBack } from '../../lib/line.ts'
import { continued, type Pages } from './pages.ts'

/**
 * Reads on where an endless list ends and joins the page to what is cached by then. The query's own `fetchNextPage` joins it to what
 * was cached when it began, so that a post, a like or a deletion of that moment would be undone.
 */
export function useMore<T extends { id: Id }>(queryKey: QueryKey, pages: Pages<T> | undefined, read: (cursor: string) => Promise<Page<T>>) {
  const cache = useQueryClient()
  const { retry, retryDelay } = cache.getDefaultOptions().queries ?? {}
  const next = pages?.pages.at(-1)?.next ?? null
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    mutationFn: read,
    onSuccess: (page, cursor) => cache.setQueryData<Pages<T>>(queryKey, (pages) => pages && continued(pages, cursor, page)),
  })
  const more = () => next !== null && !isPending && mutate(next)

  const again = useEffectEvent(more)
  useEffect(() => (error ? onLineBack(again) : undefined), [error])

  return { hasMore: next !== null, isLoading: isPending, error, more }
}
