import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import type { ApplicationStatus, PostingState } from '#contract/posting.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { useLive, useShown } from '../../lib/live.ts'
import { orpc } from '../../lib/query/query.ts'

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}
/** What applicants sent stays nowhere once it is off the screen: the role to read it may end meanwhile. */
const fleeting = { gcTime: 0, staleTime: 0 }

export const ownPostingsQuery = (institutionId: Id, postingState?: PostingState) =>
  orpc.postings.list.infiniteOptions({
    ...paged,
    input: (cursor: string | undefined) => ({ institutionId, ...(postingState && { postingState }), cursor }),
  })

export const postingQuery = (postingId: Id) => orpc.postings.get.queryOptions({ input: { postingId } })
export const checkQuery = (postingId: Id) => orpc.postings.check.queryOptions({ input: { postingId } })

export const applicantsQuery = (postingId: Id, status?: ApplicationStatus) =>
  orpc.applicants.list.infiniteOptions({
    ...paged,
    ...fleeting,
    input: (cursor: string | undefined) => ({ postingId, ...(status && { status }), cursor }),
  })

/** Opening an application says that it was viewed, which the list shows too. */
export const applicantQuery = (cache: QueryClient, applicationId: Id) => ({
  queryKey: orpc.applicants.view.queryKey({ input: { applicationId } }),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const opened = await api.applicants.view({ applicationId }, { signal })
    void cache.invalidateQueries({ queryKey: [['applicants', 'list']] })
    return opened
  },
  ...fleeting,
})

export const openJobsQuery = (institutionId: Id) =>
  orpc.jobs.list.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ institutionId, cursor }) })
export const publishedQuery = (postingId: Id) => orpc.jobs.get.queryOptions({ input: { postingId } })

/** Whether somebody was told that they may not, or not any more. */
export const isRefused = (error: unknown) => ['NO_ROLE', 'NOT_FOUND', 'BAD_INPUT'].includes(codeOf(error) ?? '')

const ROOMS = ['postings', 'applicants', 'jobs']

/** Reads again what is on the screen of postings, their applicants and the board, and whether the viewer still runs their page. */
export function useReread() {
  const cache = useQueryClient()
  return useMemo(
    () => () => {
      for (const room of [...ROOMS, 'institutions']) void cache.invalidateQueries({ queryKey: [[room]] })
    },
    [cache],
  )
}

/** Follows the postings of an institution, and one of them, for as long as they are shown. */
export function usePostingsLive(institutionId: Id | undefined, published?: Id) {
  const reread = useReread()
  useShown(institutionId ? `institution:${institutionId}` : undefined)
  useShown(published ? `posting:${published}` : undefined)
  const handlers = useMemo(
    () => ({
      institution_changed: (said: LiveEvents['institution_changed']) => void (said.institutionId === institutionId && reread()),
      posting_changed: reread,
      applications_changed: reread,
    }),
    [institutionId, reread],
  )
  useLive(handlers, reread)
}
