import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Id } from '#contract/page.ts'
import { boardOf, canBeKept, filtersOf } from '../jobs/filters.ts'
import styles from '../jobs/Jobs.module.css'
import { postingQuery, useJobsLive } from '../jobs/queries.ts'
import { useAddress } from '../lib/address.ts'
import { codeOf } from '../lib/api/failure.ts'
import { closeAbove, Navigate } from '../lib/router.tsx'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { part } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const board = () => import('../jobs/board/board.ts')
const Sought = part(async () => ({ default: (await board()).Sought }))
const JobList = part(async () => ({ default: (await board()).JobList }))
const JobDialog = part(async () => ({ default: (await import('../jobs/detail/JobDialog.tsx')).JobDialog }))
const SaveSearch = part(async () => ({ default: (await import('../jobs/searches/SaveSearch.tsx')).SaveSearch }))
const SavedSearches = part(async () => ({ default: (await import('../jobs/searches/SavedSearches.tsx')).SavedSearches }))
const OpenSearch = part(async () => ({ default: (await import('../jobs/searches/OpenSearch.tsx')).OpenSearch }))
const ApplicationList = part(async () => ({ default: (await import('../jobs/applications/ApplicationList.tsx')).ApplicationList }))
const ApplicationView = part(async () => ({ default: (await import('../jobs/applications/ApplicationView.tsx')).ApplicationView }))
const SomethingWrong = part(async () => ({ default: (await import('../jobs/applications/SomethingWrong.tsx')).SomethingWrong }))

const waiting = (
  <Sheet>
    <Loading label="Loading jobs" />
  </Sheet>
)

/** The board, all of one's applications or one of them, as the address asks. */
export function JobsPage() {
  const [address] = useAddress()
  const { signedIn } = useSession()
  const applied = signedIn ? address.get('application') : null
  if (applied) return <OneApplication key={applied} postingId={applied} />
  return signedIn && address.has('applications') ? <AllApplications /> : <Board />
}

function Board() {
  const [address] = useAddress()
  const { signedIn } = useSession()
  const filters = filtersOf(address)
  const [openId, searchId] = [address.get('job'), address.get('search')]
  useJobsLive(openId ?? undefined)
  return (
    <>
      <Page
        title="Jobs"
        {...(signedIn
          ? {
              aside: (
                <>
                  <ButtonLink tone="outline" to="/locum">
                    Locum shifts
                  </ButtonLink>
                  <ButtonLink tone="outline" to="/jobs?applications">
                    Your applications
                  </ButtonLink>
                </>
              ),
              rail: (
                <Suspense>
                  <SavedSearches />
                </Suspense>
              ),
              railLabel: 'Saved searches',
            }
          : { className: styles.alone })}
      >
        <Suspense>{signedIn && searchId && <OpenSearch searchId={searchId} />}</Suspense>
        <Suspense fallback={waiting}>
          <Sought filters={filters}>
            <Suspense>{signedIn && canBeKept(filters) && <SaveSearch filters={filters} />}</Suspense>
          </Sought>
          <JobList filters={filters} />
        </Suspense>
      </Page>
      <Suspense>{openId && <JobDialog key={openId} postingId={openId} onClose={() => closeAbove(boardOf(filters))} />}</Suspense>
    </>
  )
}

function AllApplications() {
  useJobsLive()
  return (
    <Page title="Your applications" lead="What you sent, and what became of it." aside={toBoard} className={styles.alone}>
      <Suspense fallback={waiting}>
        <ApplicationList />
      </Suspense>
    </Page>
  )
}

const toBoard = (
  <ButtonLink tone="outline" to="/jobs">
    All Jobs
  </ButtonLink>
)

function OneApplication({ postingId }: { postingId: Id }) {
  const { data: posting, error, isFetching, refetch } = useQuery(postingQuery(postingId))
  useJobsLive(postingId)
  // What is held of the job may be from before the application.
  if (posting && !posting.applicationId && !isFetching) return <Navigate to={boardOf({}, postingId)} />
  if (posting?.applicationId)
    return (
      <Page
        title={posting.title}
        heading="own"
        railLabel="Your applications"
        rail={
          <Suspense>
            <ApplicationList openId={postingId} />
            <SomethingWrong postingId={postingId} />
          </Suspense>
        }
      >
        <Suspense fallback={waiting}>
          <ApplicationView posting={posting} applicationId={posting.applicationId} />
        </Suspense>
      </Page>
    )
  const isNone = codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'BAD_INPUT'
  return (
    <Page title="Your application" heading="hidden">
      <Sheet>
        {!error ? (
          <Loading label="Loading your application" rows={2} />
        ) : isNone ? (
          <EmptyState level={2} art="jobs" title="Application not found" action={toBoard}>
            It is deleted some months after its job closes.
          </EmptyState>
        ) : (
          <Failed what="your application" onRetry={() => void refetch()} />
        )}
      </Sheet>
    </Page>
  )
}
