import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '../lib/query/query.ts'

/** The best of every group. What was found stays on the screen until the next answer is there; a question that was overtaken is called off. */
export const everythingQuery = (q: string) =>
  orpc.search.everything.queryOptions({ input: { q }, placeholderData: keepPreviousData, enabled: q !== '', retry: false })

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

/** All people, or all posts, page by page. */
export const groupQueries = {
  people: (q: string, enabled: boolean) =>
    orpc.search.people.infiniteOptions({
      ...pages,
      input: (cursor: string | undefined) => ({ q, cursor }),
      placeholderData: keepPreviousData,
      enabled,
      retry: false,
    }),
  posts: (q: string, enabled: boolean) =>
    orpc.search.posts.infiniteOptions({
      ...pages,
      input: (cursor: string | undefined) => ({ q, cursor }),
      placeholderData: keepPreviousData,
      enabled,
      retry: false,
    }),
}
