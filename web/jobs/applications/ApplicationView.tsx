import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OwnApplication } from '#contract/application.ts'
import type { Posting } from '#contract/posting.ts'
import { nounOf } from '../../institutions/words.ts'
import { api } from '../../lib/api/api.ts'
import { inFull } from '../../lib/dates.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { companyLine } from '../card-words.ts'
import { boardOf } from '../filters.ts'
import { applicationQuery } from '../queries.ts'
import { useAct } from '../use-act.ts'
import { closeWords, recordWords, statusName, statusTones } from '../words.ts'
import styles from './Applications.module.css'
import { dueWords, stepsOf } from './steps.ts'
import { WhatYouSent } from './WhatYouSent.tsx'

const WithdrawDialog = part(async () => ({ default: (await import('./WithdrawDialog.tsx')).WithdrawDialog }))

/** One's own application to a job: what became of it, and what was sent. */
export function ApplicationView({ posting, applicationId }: { posting: Posting; applicationId: string }) {
  const { data: application, isError, refetch } = useQuery(applicationQuery(applicationId))
  if (!application)
    return (
      <Sheet>
        {isError ? (
          <Failed what="your application" onRetry={() => void refetch()} />
        ) : (
          <Loading label="Loading your application" rows={2} />
        )}
      </Sheet>
    )
  return (
    <>
      <div className={styles.head}>
        <Avatar id={posting.institution.id} name={posting.institution.name} kind="organisation" size="lg" />
        <div>
          <h1>{posting.title}</h1>
          <p className="ui">{companyLine(posting)}</p>
        </div>
        <Badge tone={statusTones[application.status]}>{statusName(application.status)}</Badge>
      </div>
      <Progress application={application} posting={posting} />
      <WhatYouSent application={application} />
    </>
  )
}

/** What happened, with its dates, and what the applicant may do now. */
function Progress({ application, posting }: { application: OwnApplication; posting: Posting }) {
  const [withdrawing, setWithdrawing] = useState(false)
  const { id, status, conversationId } = application
  const navigate = useNavigate()
  const write = useAct(() => api.applications.write({ applicationId: id }))
  return (
    <Sheet
      bleed
      title="Your application"
      aside={
        <ButtonLink tone="quiet" size="small" to={boardOf({}, posting.id)}>
          Open the job
        </ButtonLink>
      }
    >
      <ol className={styles.steps}>
        {stepsOf(application).map(({ at, title, words }) => (
          <li key={`${at} ${title}`}>
            <time dateTime={at}>{inFull(at)}</time>
            <div>
              <h3>{title}</h3>
              {words && <p>{words}</p>}
            </div>
          </li>
        ))}
        {application.answerDue && <Awaited posting={posting} due={application.answerDue} />}
      </ol>
      {(status !== 'withdrawn' || conversationId) && (
        <div className={styles.foot}>
          <span>{status === 'withdrawn' ? 'The institution reads this application no longer.' : 'Withdrawing is final for this job.'}</span>
          {status !== 'withdrawn' && (
            <Button tone="quiet" onClick={() => setWithdrawing(true)}>
              Withdraw
            </Button>
          )}
          {conversationId ? (
            <ButtonLink to={`/messages?conversation=${conversationId}`}>
              <MessageSquare />
              Messages
            </ButtonLink>
          ) : (
            <Button
              tone="quiet"
              busy={write.isPending}
              onClick={() =>
                write.mutate(undefined, { onSuccess: (opened) => void navigate(`/messages?conversation=${opened.conversationId}`) })
              }
            >
              <MessageSquare />
              Write to the {nounOf[posting.institution.kind]}
            </Button>
          )}
        </div>
      )}
      {posting.postingState === 'closed' && <p className={styles.foot}>This job is closed. {closeWords(posting)}.</p>}
      <Suspense>{withdrawing && <WithdrawDialog application={application} onClose={() => setWithdrawing(false)} />}</Suspense>
    </Sheet>
  )
}

/** What is still to come and when, with how the institution has answered so far where there is enough to say. */
function Awaited({ posting: { answerRecord, institution }, due }: { posting: Posting; due: NonNullable<OwnApplication['answerDue']> }) {
  const record = recordWords(answerRecord)
  const noun = nounOf[institution.kind]
  const [now] = useState(Date.now)
  const { when, words } = dueWords(due, noun, now)
  return (
    <li data-awaited>
      <span>{when}</span>
      <div>
        <h3>Answer</h3>
        <p>
          {record
            ? `This ${noun} answers ${record.answers}${record.within ? `, half within ${record.within}` : ''}.`
            : `You will be notified when the ${noun} answers.`}{' '}
          {words}
        </p>
      </div>
    </li>
  )
}
