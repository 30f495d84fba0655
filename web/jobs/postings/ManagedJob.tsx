import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Id } from '#contract/page.ts'
import { pageQuery } from '../../institutions/queries.ts'
import { useAddress } from '../../lib/address.ts'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { NoLonger } from './NoLonger.tsx'
import { isRefused, postingQuery, usePostingsLive } from './postings-queries.ts'

const EditedJob = part(async () => ({ default: (await import('../editor/EditedJob.tsx')).EditedJob }))
const ApplicantsView = part(async () => ({ default: (await import('../applicants/ApplicantsView.tsx')).ApplicantsView }))

const loading = (
  <Sheet>
    <Loading label="Loading the job" rows={2} />
  </Sheet>
)

/** A job as those who manage it work on it: what it says, or who has applied. */
export function ManagedJob({ postingId }: { postingId: Id }) {
  const [address] = useAddress()
  const { data: posting, error, refetch } = useQuery(postingQuery(postingId))
  usePostingsLive(posting?.institution.id, posting && posting.postingState !== 'draft' ? postingId : undefined)
  // What was read before says nothing once whoever read it may not any more.
  if (isRefused(error)) return <NoLonger />
  if (!posting) return error ? <Failed what="the job" onRetry={() => void refetch()} /> : loading
  return (
    <Suspense fallback={loading}>
      {address.has('applicants') && posting.postingState !== 'draft' ? (
        <ApplicantsView posting={posting} />
      ) : (
        <EditedJob institution={posting.institution} posting={posting} />
      )}
    </Suspense>
  )
}

/** A job that is not there yet, of a page that the viewer runs. */
export function NewJob({ institutionId }: { institutionId: Id }) {
  const { data: page, error, refetch } = useQuery(pageQuery(institutionId))
  usePostingsLive(institutionId)
  if (isRefused(error)) return <NoLonger />
  if (!page) return error ? <Failed what="the institution" onRetry={() => void refetch()} /> : loading
  if (page.role !== 'owner' && page.role !== 'recruiter') return <NoLonger />
  return (
    <Suspense fallback={loading}>
      <EditedJob institution={page} posting={null} />
    </Suspense>
  )
}
