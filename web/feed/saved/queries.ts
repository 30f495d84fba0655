import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { SavedPost } from '#contract/saved.ts'
import { orpc } from '../../lib/query/query.ts'
import type { Pages } from '../cache/pages.ts'

/** Which of one's saved posts are looked at: those under a label, under `none`, or all, and of these those with the words. */
export type SavedFilter = { label: string | undefined; q: string }

export const savedQuery = ({ label, q }: SavedFilter) =>
  orpc.saved.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...(label && { label }), ...(q && { q }), cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    // Nobody hears of them while they are not shown.
    refetchOnMount: 'always',
  })

export const labelsQuery = orpc.saved.labels.queryOptions({ refetchOnMount: 'always' })

/** Reads again what one has saved, wherever it is shown or counted. */
export const rereadSaved = (cache: QueryClient) =>
  Promise.all(
    [orpc.saved.list, orpc.saved.labels, orpc.saved.get, orpc.home.summary].map((act) => cache.invalidateQueries({ queryKey: act.key() })),
  )

/** A saved post that some list holds. */
export function findSaved(cache: QueryClient, postId: string): SavedPost | undefined {
  const lists = cache.getQueriesData<Pages<SavedPost>>({ queryKey: orpc.saved.list.key() })
  return lists.flatMap(([, pages]) => pages?.pages.flatMap(({ items }) => items) ?? []).find(({ post }) => post.id === postId)
}
