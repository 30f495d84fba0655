import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { pageQuery, useInstitutionsLive } from '../institutions/queries.ts'
import { pageOf } from '../institutions/words.ts'
import { useAddress } from '../lib/address.ts'
import { codeOf } from '../lib/api/failure.ts'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { part } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const YourPages = part(async () => ({ default: (await import('../institutions/list/YourPages.tsx')).YourPages }))
const InstitutionList = part(async () => ({ default: (await import('../institutions/list/InstitutionList.tsx')).InstitutionList }))
const InstitutionView = part(async () => ({ default: (await import('../institutions/page/InstitutionView.tsx')).InstitutionView }))
const Manage = part(async () => ({ default: (await import('../institutions/manage/Manage.tsx')).Manage }))
const OwnClaims = part(async () => ({ default: (await import('../institutions/claim/OwnClaims.tsx')).OwnClaims }))
const ClaimSheet = part(async () => ({ default: (await import('../institutions/claim/ClaimSheet.tsx')).ClaimSheet }))

const OwnPostings = part(async () => ({ default: (await import('../jobs/postings/OwnPostings.tsx')).OwnPostings }))
const ManagedJob = part(async () => ({ default: (await import('../jobs/postings/ManagedJob.tsx')).ManagedJob }))
const NewJob = part(async () => ({ default: (await import('../jobs/postings/ManagedJob.tsx')).NewJob }))
const OpenJobs = part(async () => ({ default: (await import('../jobs/institution/OpenJobs.tsx')).OpenJobs }))
const InstitutionPapers = part(async () => ({ default: (await import('../research/list/InstitutionPapers.tsx')).InstitutionPapers }))

const loading = (
  <Sheet>
    <Loading label="Loading" rows={2} />
  </Sheet>
)

/** All institutions, one of them, where it or a job of it is run, or one's own claims, as the address asks. */
export function InstitutionsPage() {
  const [address] = useAddress()
  const id = address.get('id')
  const job = address.get('job')
  if (job)
    return (
      <Job title={address.has('applicants') ? 'Applicants' : 'Job'}>
        <ManagedJob key={job} postingId={job} />
      </Job>
    )
  if (id && address.has('new-job'))
    return (
      <Job title="New job">
        <NewJob institutionId={id} />
      </Job>
    )
  if (id) return <OneInstitution key={id} id={id} manages={address.has('manage')} />
  if (address.has('claims')) return <Claims />
  return address.has('claim') ? <Founding /> : <AllInstitutions />
}

const Job = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} heading="own">
    <Suspense fallback={loading}>{children}</Suspense>
  </Page>
)

function AllInstitutions() {
  useInstitutionsLive()
  return (
    <Page
      title="Institutions"
      lead="Hospitals, colleges and clinics. A mark says that whoever runs the page may speak for it."
      aside={
        <ButtonLink tone="outline" to="/institutions?claim">
          Claim or add an institution
        </ButtonLink>
      }
    >
      <Suspense fallback={loading}>
        <YourPages />
        <InstitutionList />
      </Suspense>
    </Page>
  )
}

function Claims() {
  useInstitutionsLive()
  return (
    <Page title="Your claims" lead="Pages that you have asked to run, and what was decided.">
      <Suspense fallback={loading}>
        <OwnClaims />
      </Suspense>
    </Page>
  )
}

const Founding = () => (
  <Page title="Claim or add an institution" lead="If it has a page already, please claim it there.">
    <div>
      <ButtonLink tone="quiet" to="/institutions">
        Search all institutions
      </ButtonLink>
    </div>
    <Suspense fallback={loading}>
      <ClaimSheet />
    </Suspense>
  </Page>
)

function OneInstitution({ id, manages }: { id: string; manages: boolean }) {
  const { data: page, error, refetch } = useQuery(pageQuery(id))
  useInstitutionsLive(id)
  if (page && manages)
    return (
      <Page title={`Manage ${page.name}`} heading="own">
        <Suspense fallback={loading}>
          {page.role ? (
            <Manage page={page} role={page.role} jobs={<OwnPostings institutionId={id} />} />
          ) : (
            <NoRole name={page.name} to={pageOf(id)} />
          )}
        </Suspense>
      </Page>
    )
  if (page)
    return (
      <Page title={page.name} heading="own">
        <Suspense fallback={loading}>
          <InstitutionView page={page} jobs={<OpenJobs institutionId={id} />} papers={<InstitutionPapers institutionId={id} />} />
        </Suspense>
      </Page>
    )
  const isNobody = codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'BAD_INPUT'
  return (
    <Page title="Institution" heading="hidden">
      <Sheet>
        {!error ? (
          <Loading label="Loading the institution" rows={2} />
        ) : isNobody ? (
          <EmptyState level={2} title="Institution not found" action={<ButtonLink to="/institutions">All institutions</ButtonLink>}>
            The link may be wrong, or no reviewer has approved the page yet.
          </EmptyState>
        ) : (
          <Failed what="the institution" onRetry={() => void refetch()} />
        )}
      </Sheet>
    </Page>
  )
}

/** Whoever has no role here, or has just lost it. */
const NoRole = ({ name, to }: { name: string; to: string }) => (
  <>
    <h1 className="vh">{name}</h1>
    <Sheet>
      <EmptyState level={2} title="You do not run this page" action={<ButtonLink to={to}>Open the page</ButtonLink>}>
        An owner may have taken your role away or changed it. The page is still there to read.
      </EmptyState>
    </Sheet>
  </>
)
