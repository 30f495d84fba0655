import { type InfiniteData, keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnApplication } from '#contract/application.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id, Page } from '#contract/page.ts'
import type { Posting, PostingCard } from '#contract/posting.ts'
import { api } from '../lib/api/api.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { useLive, useShown } from '../lib/live.ts'
import { perCache } from '../lib/query/per-cache.ts'
import { orpc } from '../lib/query/query.ts'
import { announce } from '../ui/status/announce.ts'
import { toast } from '../ui/status/toast.ts'
import type { JobFilters } from './filters.ts'

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

const SAVING = ['jobs', 'saving']
/** What is saved here is said to this page too, a moment before or after its answer. */
const ECHO_MS = 2000
const lastSaved = perCache(() => ({ at: 0 }))
const isEcho = (cache: QueryClient) => cache.isMutating({ mutationKey: SAVING }) > 0 || Date.now() - lastSaved(cache).at < ECHO_MS

/** Draws a job as saved or not, wherever it stands. */
function drawSaved(cache: QueryClient, postingId: Id, isSaved: boolean) {
  const changed = (card: PostingCard) => (card.id === postingId ? { ...card, isSaved } : card)
  cache.setQueriesData<InfiniteData<Page<PostingCard>>>(
    { queryKey: orpc.jobs.list.key({ type: 'infinite' }) },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  )
  cache.setQueryData<Posting>(postingQuery(postingId).queryKey, (posting) => posting && { ...posting, isSaved })
}

/** Saves a job or no longer: shown at once, undone when the server says no. Presses in a row are sent in a row. */
export function useSaveJob({ id, title }: Pick<PostingCard, 'id' | 'title'>) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: SAVING,
    scope: { id: `save-job-${id}` },
    networkMode: 'always',
    mutationFn: (isSaved: boolean) => (isSaved ? api.jobs.save : api.jobs.unsave)({ postingId: id }),
    onMutate: (isSaved) => drawSaved(cache, id, isSaved),
    onSuccess: ({ isSaved }) => {
      drawSaved(cache, id, isSaved)
      announce(isSaved ? `${title}: saved.` : `${title}: not saved any more.`)
    },
    onError: (error, isSaved) => {
      drawSaved(cache, id, !isSaved)
      toast.error(`${title}: not saved.`, { description: wordsOf(error) })
    },
    onSettled: () => {
      lastSaved(cache).at = Date.now()
      for (const { key } of [orpc.jobs.list, orpc.jobs.facets])
        void cache.invalidateQueries({ queryKey: key({ input: { show: 'saved' } }) })
    },
  })
}
