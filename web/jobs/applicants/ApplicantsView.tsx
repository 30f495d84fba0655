import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ApplicationStatus, Posting } from '#contract/posting.ts'
import { applicationStatuses } from '#contract/posting-words.ts'
import room from '../../institutions/Institution.module.css'
import { manageOf } from '../../institutions/words.ts'
import { useAddress } from '../../lib/address.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { saveFile } from '../../lib/api/file.ts'
import { formatCount } from '../../lib/count.ts'
import { Link } from '../../lib/router.tsx'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { NoLonger } from '../postings/NoLonger.tsx'
import jobs from '../postings/Postings.module.css'
import { editorOf, standingOf, statusName } from '../postings/posting-words.ts'
import { applicantsQuery, isRefused } from '../postings/postings-queries.ts'
import { usePostingAct } from '../postings/use-posting-act.ts'
import { ApplicantList } from './ApplicantList.tsx'
import styles from './Applicants.module.css'

const Applicant = part(async () => ({ default: (await import('./Applicant.tsx')).Applicant }))
const CloseDialog = part(async () => ({ default: (await import('../postings/CloseDialog.tsx')).CloseDialog }))

/** Who has applied to a job: all of them, those of a status, and one of them opened, as the address asks. */
export function ApplicantsView({ posting }: { posting: Posting }) {
  const [address, setAddress] = useAddress()
  const [closing, setClosing] = useState(false)
  const { id: postingId } = posting
  const status = applicationStatuses.find(({ id }) => id === address.get('status'))?.id
  const opened = address.get('application') ?? undefined
  const query = useInfiniteQuery(applicantsQuery(postingId, status))
  const exported = usePostingAct(() => saveFile(['applicants', 'export'], { postingId }, 'applicants.csv'))
  const counts = query.data?.pages[0]?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  // Nothing of it stays on the screen of whoever may read it no longer.
  if (isRefused(query.error)) return <NoLonger />
  if (posting.closeReason === 'removed' || codeOf(query.error) === 'POSTING_REMOVED') return <Removed posting={posting} />
  if (codeOf(query.error) === 'READING_SUSPENDED')
    return <Suspended name={posting.institution.name} to={manageOf(posting.institution.id)} />

  const show = (of: ApplicationStatus | undefined) =>
    setAddress({ job: postingId, applicants: '', ...(of && { status: of }) }, { replace: true })
  const open = (application: string | undefined) =>
    setAddress({ job: postingId, applicants: '', ...(status && { status }), ...(application && { application }) })
  return (
    <>
      <div className={jobs.head}>
        <div>
          <h1 tabIndex={-1}>Applicants</h1>
          <p className="ui">
            {posting.title} · {standingOf(posting)} · <Link to={editorOf(postingId)}>Edit job</Link>
          </p>
        </div>
        <div className={room.acts}>
          <Button tone="outline" busy={exported.isPending} onClick={() => exported.mutate()}>
            <Download />
            Export CSV
          </Button>
          {posting.postingState === 'published' && (
            <Button tone="quiet" onClick={() => setClosing(true)}>
              Close job
            </Button>
          )}
        </div>
      </div>
      <fieldset className={styles.filter} aria-label="Filter by status">
        <Chip aria-pressed={!status} onClick={() => show(undefined)}>
          All {all !== undefined && <span className="num">{formatCount(all)}</span>}
        </Chip>
        {applicationStatuses.map(({ id }) => (
          <Chip key={id} aria-pressed={status === id} onClick={() => show(id)}>
            {statusName(id)} {counts && <span className="num">{formatCount(counts[id])}</span>}
          </Chip>
        ))}
      </fieldset>
      <div className={styles.both} data-opened={opened !== undefined}>
        <ApplicantList
          key={status}
          posting={posting}
          query={query}
          total={counts && (status ? counts[status] : all)}
          openId={opened}
          onOpen={open}
        />
        <div className={styles.one}>
          {opened ? (
            <Suspense fallback={<Loading label="Loading the application" />}>
              <Applicant key={opened} applicationId={opened} onBack={() => open(undefined)} />
            </Suspense>
          ) : (
            <Sheet className="from-lg">
              <EmptyState level={2} title="No application is open">
                Choose somebody. They learn that you have looked.
              </EmptyState>
            </Sheet>
          )}
        </div>
      </div>
      <Suspense>{closing && <CloseDialog posting={posting} onClose={() => setClosing(false)} />}</Suspense>
    </>
  )
}

/** Of a job that a reviewer has removed nobody here reads what its applicants sent. */
const Removed = ({ posting }: { posting: Posting }) => (
  <>
    <h1 className="vh" tabIndex={-1}>
      Applicants
    </h1>
    <Sheet>
      <EmptyState
        level={2}
        title="A reviewer has removed this job"
        action={<ButtonLink to={editorOf(posting.id)}>Open the job</ButtonLink>}
      >
        It was rightly reported, so what its applicants sent is read no longer. Its applicants know.
      </EmptyState>
    </Sheet>
  </>
)

/** While the page is one whose mark a reviewer has ended. */
const Suspended = ({ name, to }: { name: string; to: string }) => (
  <>
    <h1 className="vh" tabIndex={-1}>
      Applicants
    </h1>
    <Sheet>
      <EmptyState level={2} title="Nobody here reads applications at the moment" action={<ButtonLink to={to}>Manage page</ButtonLink>}>
        A reviewer has ended the mark of {name} after a report. Once one has verified the page again, everything stands here as it was.
      </EmptyState>
    </Sheet>
  </>
)
