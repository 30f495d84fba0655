import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnApplication } from '#contract/application.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import type { Posting } from '#contract/posting.ts'
import { useLive, useShown } from '../lib/live.ts'
import { orpc } from '../lib/query/query.ts'
import type { JobFilters } from './filters.ts'
import { isEcho } from './save-job.ts'

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

export const boardQuery = (filters: JobFilters) =>
  orpc.jobs.list.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ ...filters, cursor }) })

/** How many jobs these filters leave, and how many each choice would; until they are counted the counts before them. */
export const facetsQuery = (filters: JobFilters) => ({
  ...orpc.jobs.facets.queryOptions({ input: filters }),
  placeholderData: keepPreviousData,
})

export const postingQuery = (postingId: Id) => orpc.jobs.get.queryOptions({ input: { postingId } })
export const fitQuery = (postingId: Id) => orpc.applications.fit.queryOptions({ input: { postingId } })
export const applicationsQuery = orpc.applications.list.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ cursor }) })
export const applicationQuery = (applicationId: Id) => orpc.applications.get.queryOptions({ input: { applicationId } })
export const searchesQuery = orpc.jobSearches.list.queryOptions()

/** Draws a job as applied for, and its application, before either is read again. */
export function drawApplied(cache: QueryClient, application: OwnApplication) {
  const { id: applicationId, status: applied, posting } = application
  cache.setQueryData<OwnApplication>(applicationQuery(applicationId).queryKey, application)
  cache.setQueryData<Posting>(postingQuery(posting.id).queryKey, (opened) => opened && { ...opened, applied, applicationId })
}

/** Reads everything of the board and of the viewer's applications again that is on the screen. */
export const rereadJobs = (cache: QueryClient) =>
  Promise.all(['jobs', 'applications', 'jobSearches'].map((room) => cache.invalidateQueries({ queryKey: [[room]] })))

/** Follows the viewer's own applications, saved jobs and searches, and the job that is open. */
export function useJobsLive(postingId?: Id) {
  const cache = useQueryClient()
  useShown(postingId ? `posting:${postingId}` : undefined)
  const [handlers, reread] = useMemo(() => {
    const reread = () => void rereadJobs(cache)
    const posting_changed = (said: LiveEvents['posting_changed']) => {
      if (said.postingId !== postingId) return
      for (const queryKey of [postingQuery(postingId).queryKey, orpc.applications.get.key()]) void cache.invalidateQueries({ queryKey })
    }
    const saved_jobs_changed = () => isEcho(cache) || reread()
    return [{ posting_changed, saved_jobs_changed, applications_changed: reread }, reread] as const
  }, [cache, postingId])
  useLive(handlers, reread)
}
