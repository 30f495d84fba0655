import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Id } from '#contract/page.ts'
import type { Posting } from '#contract/posting.ts'
import { pageOf } from '../../institutions/words.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { useSession } from '../../lib/session.ts'
import { Button, buttonLooks } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { part } from '../../ui/later.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { SendState } from '../../ui/status/SendState.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { takeBackApplication, useWaitingApplication } from '../apply/application-kind.ts'
import { boardOf } from '../filters.ts'
import { postingQuery } from '../queries.ts'
import { applicationOf } from '../words.ts'
import { publicJob } from './copy-job-link.ts'
import { JobDetail } from './JobDetail.tsx'

const ApplyDialog = part(async () => ({ default: (await import('../apply/ApplyDialog.tsx')).ApplyDialog }))

/** All of a job above the board, with the next step at its foot. */
export function JobDialog({ postingId, onClose }: { postingId: Id; onClose: () => void }) {
  const { data: posting, error, refetch } = useQuery(postingQuery(postingId))
  const [applying, setApplying] = useState(false)
  const { signedIn } = useSession()
  const isNone = codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'BAD_INPUT'
  if (isNone) return signedIn ? <NoJob onClose={onClose} /> : <JobOfMembers postingId={postingId} onClose={onClose} />
  if (!posting)
    return (
      <Dialog title="Job" onClose={onClose}>
        {error ? <Failed what="the job" onRetry={() => void refetch()} /> : <Loading label="Loading the job" rows={2} />}
      </Dialog>
    )
  return (
    <>
      <Suspense>{applying && <ApplyDialog posting={posting} onClose={() => setApplying(false)} />}</Suspense>
      <Dialog title={posting.title} reading onClose={onClose} footer={<Foot posting={posting} onApply={() => setApplying(true)} />}>
        <JobDetail posting={posting} />
      </Dialog>
    </>
  )
}

const NoJob = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Job not found" onClose={onClose}>
    <p>The link may be wrong, or the job was removed.</p>
  </Dialog>
)

/** A job that somebody was sent who is not signed in: it is none of the sample. */
const JobOfMembers = ({ postingId, onClose }: { postingId: Id; onClose: () => void }) => (
  <Dialog
    title="Sign in to open this job"
    onClose={onClose}
    footer={
      <>
        <a {...buttonLooks({ tone: 'outline' })} href={publicJob(postingId)}>
          Read it without signing in
        </a>
        <ButtonLink to={`/login?next=${encodeURIComponent(boardOf({}, postingId))}`}>Sign In</ButtonLink>
      </>
    }
  >
    <p>Here are sample jobs. The one you were sent is for members, and has a public page while it is open.</p>
  </Dialog>
)

/** The way to the company, and to an application: one's own, a new one, or to sign in for one. */
function Foot({ posting, onApply }: { posting: Posting; onApply: () => void }) {
  const { signedIn } = useSession()
  const waiting = useWaitingApplication(posting.id)
  return (
    <>
      <ButtonLink tone="outline" to={signedIn ? pageOf(posting.institution.id) : '/institutions'}>
        <Building2 />
        Company Page
      </ButtonLink>
      {!signedIn ? (
        <ButtonLink to={`/login?next=${encodeURIComponent('/jobs')}`}>Apply Now</ButtonLink>
      ) : posting.applied ? (
        <ButtonLink to={applicationOf(posting.id)}>Your application</ButtonLink>
      ) : waiting ? (
        <SendState entry={waiting} onRemove={() => {}} onEdit={() => takeBackApplication(waiting) && onApply()} />
      ) : (
        posting.postingState === 'published' &&
        posting.institution.verified &&
        !posting.mayManage && <Button onClick={onApply}>Apply Now</Button>
      )}
    </>
  )
}
