import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, MessageSquare } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OpenedApplicant } from '#contract/applicants.ts'
import type { Id } from '#contract/page.ts'
import room from '../../institutions/Institution.module.css'
import { api } from '../../lib/api/api.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { answerWords } from '../answer-words.ts'
import { statusName, statusTones } from '../postings/posting-words.ts'
import { applicantQuery } from '../postings/postings-queries.ts'
import { usePostingAct } from '../postings/use-posting-act.ts'
import styles from './Applicants.module.css'
import { AskedAndProven } from './AskedAndProven.tsx'
import type { Verdict } from './MoveDialog.tsx'
import { Notes } from './Notes.tsx'
import { Sent } from './Sent.tsx'
import { Steps } from './Steps.tsx'

const MoveDialog = part(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

/** An application as it was sent. Opening it tells the applicant that it was viewed. */
export function Applicant({ applicationId, onBack }: { applicationId: Id; onBack: () => void }) {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(applicantQuery(cache, applicationId))
  const back = (
    <Button tone="quiet" className="below-lg" onClick={onBack}>
      <ArrowLeft />
      Applicants
    </Button>
  )
  if (codeOf(error))
    return (
      <Sheet bleed>
        {back}
        <EmptyState level={2} title="This application cannot be read">
          {wordsOf(error)}
        </EmptyState>
      </Sheet>
    )
  if (!data)
    return (
      <Sheet bleed>
        {back}
        {error ? <Failed what="the application" onRetry={() => void refetch()} /> : <Loading label="Loading the application" />}
      </Sheet>
    )
  return (
    <>
      <Sheet bleed aria-label="Application">
        {back}
        <Head application={data} />
        <AskedAndProven fit={data.fit} />
      </Sheet>
      <div className={styles.two}>
        <div className={styles.column}>
          <Answers application={data} />
          <Notes application={data} />
        </div>
        <div className={styles.column}>
          <Sent application={data} />
          <Steps steps={data.steps} />
        </div>
      </div>
    </>
  )
}

function Head({ application }: { application: OpenedApplicant }) {
  const [verdict, setVerdict] = useState<Verdict>()
  const navigate = useNavigate()
  const { id, memberId, postingId, sentProfile, sentAt, status, thread } = application
  const isOthers = thread?.isHeld === true && thread.conversationId === null
  const write = usePostingAct(() => api.applicants.write({ applicationId: id, takesOver: isOthers }))
  return (
    <div className={styles.head}>
      <Avatar id={memberId} name={sentProfile.name} size="md" />
      <div>
        <h2>{sentProfile.name}</h2>
        <p className="meta">
          Applied {inFull(sentAt)} <Badge tone={statusTones[status]}>{statusName(status)}</Badge>
        </p>
        <p className="meta">{sentProfile.checked || 'Nothing about them was checked.'}</p>
        {thread?.conversationId === null && (
          <p className="meta">
            {thread.by?.name ?? 'Somebody who has left Wardmates'} {thread.isHeld ? 'writes' : 'wrote'} with them
            {!thread.isHeld && ' and does so no longer'}.
          </p>
        )}
      </div>
      <div className={room.acts}>
        {status !== 'shortlisted' && (
          <Button tone="soft" onClick={() => setVerdict('shortlisted')}>
            Shortlist
          </Button>
        )}
        {status !== 'offer' && (
          <Button tone="outline" onClick={() => setVerdict('offer')}>
            Make an offer
          </Button>
        )}
        {status !== 'rejected' && (
          <Button tone="outline" onClick={() => setVerdict('rejected')}>
            Reject
          </Button>
        )}
        <Button
          busy={write.isPending}
          onClick={() =>
            write.mutate(undefined, { onSuccess: ({ conversationId }) => void navigate(`/messages?conversation=${conversationId}`) })
          }
        >
          <MessageSquare />
          {isOthers ? 'Write instead' : 'Message'}
        </Button>
      </div>
      <Suspense>
        {verdict && (
          <MoveDialog
            postingId={postingId}
            applicants={[{ id, name: sentProfile.name }]}
            verdict={verdict}
            onClose={() => setVerdict(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

function Answers({ application: { answers, letter } }: { application: OpenedApplicant }) {
  return (
    <Sheet bleed padded title="Answers and letter">
      <div className={room.stack}>
        {answers.map((answer) => (
          <div key={answer.words}>
            <h3>{answer.words}</h3>
            <p className={`ui ${room.words}`}>{answerWords(answer)}</p>
          </div>
        ))}
        <div>
          <h3>Letter</h3>
          <p className={`ui ${room.words}`}>{letter || 'None was sent.'}</p>
        </div>
      </div>
    </Sheet>
  )
}
