import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '../lib/query/query.ts'

/** The best of every group. What was found stays on the screen until the next answer is there; a question that was overtaken is called off. */
export const everythingQuery = (q: string) =>
  orpc.search.everything.queryOptions({ input: { q }, placeholderData: keepPreviousData, enabled: q !== '', retry: false })

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

const pagesOf = (q: string, enabled: boolean) => ({
  ...pages,
  input: (cursor: string | undefined) => ({ q, cursor }),
  placeholderData: keepPreviousData,
  enabled,
  retry: false as const,
})

/** All of one group, page by page. */
export const groupQueries = {
  people: (q: string, enabled: boolean) => orpc.search.people.infiniteOptions(pagesOf(q, enabled)),
  jobs: (q: string, enabled: boolean) => orpc.search.jobs.infiniteOptions(pagesOf(q, enabled)),
  papers: (q: string, enabled: boolean) => orpc.search.papers.infiniteOptions(pagesOf(q, enabled)),
  posts: (q: string, enabled: boolean) => orpc.search.posts.infiniteOptions(pagesOf(q, enabled)),
}
